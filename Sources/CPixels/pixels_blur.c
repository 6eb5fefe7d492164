#include <complex.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

#include "CPixels.h"

#pragma STDC FP_CONTRACT OFF

// A Gaussian as a recursive filter that runs forth and back (I. Young, L. van Vliet, M. van Ginkel,
// "Recursive Gabor filtering", 2002): it takes the same time for every sigma.

typedef float Floats4 __attribute__((vector_size(16)));

enum { order = 4, lanes = 4 };

typedef struct {
  float gain;
  float feedback[order];
  /// From how far the last values of the run forth are from where they would come to rest, to the same for
  /// the first values of the run back: what the two would do if the last block went on for ever.
  float turn[order][order];
} Filter;

/// The variance of the filter with these poles, both runs.
static double variance(const double complex *poles) {
  double complex sum = 0;
  for (int i = 0; i < order; i++) sum += poles[i] / ((1 - poles[i]) * (1 - poles[i]));
  return 2 * creal(sum);
}

static void find_poles(double sigma, double complex *poles) {
  // Those for a sigma of about 2, nearest to a Gaussian in the mean of squares. Four are four times as near
  // as three, but floats are too coarse for four that blur much: there the last is none.
  const double complex four[order] = {
      1.13228 + 1.28114 * I, 1.13228 - 1.28114 * I, 1.78534 + 0.46763 * I, 1.78534 - 0.46763 * I};
  const double complex three[order] = {1.41650 + 1.00829 * I, 1.41650 - 1.00829 * I, 1.86543, 0};
  const double complex *base = sigma > 12 ? three : four;
  double low = 0.01, high = sigma + 1;
  for (int round = 0; round < 50; round++) {
    const double q = (low + high) / 2;
    for (int i = 0; i < order; i++) poles[i] = base[i] == 0 ? 0 : cpow(base[i], -1 / q);
    if (variance(poles) < sigma * sigma) low = q; else high = q;
  }
}

static void find_turn(Filter *filter, const double *feedback, double gain, double sigma) {
  const int length = (int)(sigma * 12) + 40;
  double tail[length + order];
  for (int start = 0; start < order; start++) {
    for (int i = 0; i < order; i++) tail[order - 1 - i] = i == start ? 1 : 0;
    for (int n = order; n < length + order; n++) {
      tail[n] = 0;
      for (int i = 0; i < order; i++) tail[n] += feedback[i] * tail[n - 1 - i];
    }
    double back[order] = {0};
    for (int n = length + order - 1; n >= order; n--) {
      double value = gain * tail[n];
      for (int i = 0; i < order; i++) value += feedback[i] * back[i];
      for (int i = order - 1; i > 0; i--) back[i] = back[i - 1];
      back[0] = value;
    }
    for (int i = 0; i < order; i++) filter->turn[i][start] = (float)back[i];
  }
}

static Filter make_filter(double sigma) {
  double complex poles[order];
  find_poles(sigma, poles);
  double complex polynomial[order + 1] = {1};
  for (int i = 0; i < order; i++) {
    for (int k = i + 1; k > 0; k--) polynomial[k] -= poles[i] * polynomial[k - 1];
  }
  double feedback[order], gain = 1;
  for (int i = 0; i < order; i++) {
    // NB: as rounded, so that an even colour stays what it is.
    feedback[i] = (float)-creal(polynomial[i + 1]);
    gain -= feedback[i];
  }
  Filter filter = {.gain = (float)gain};
  for (int i = 0; i < order; i++) filter.feedback[i] = (float)feedback[i];
  find_turn(&filter, feedback, gain, sigma);
  return filter;
}

/// Filters as many lines at once as there are lanes, so that none waits for its own last result.
static void run_lanes(
    Floats4 *line, ptrdiff_t step, ptrdiff_t lane, int32_t count, const Filter *filter) {
  const float gain = filter->gain;
  const float f0 = filter->feedback[0], f1 = filter->feedback[1];
  const float f2 = filter->feedback[2], f3 = filter->feedback[3];
  // NB: reckoned from each line's first value, so that an even colour stays exactly what it is.
  Floats4 a[lanes], b[lanes], c[lanes], d[lanes], first[lanes], last[lanes];
  for (int i = 0; i < lanes; i++) {
    first[i] = line[i * lane];
    last[i] = line[i * lane + (count - 1) * step] - first[i];
    a[i] = b[i] = c[i] = d[i] = first[i] - first[i];
  }
  Floats4 *at = line;
  for (int32_t n = 0; n < count; n++, at += step) {
    for (int i = 0; i < lanes; i++) {
      // NB: in this order only one product and one sum wait for the value before.
      const Floats4 value =
          (((at[i * lane] - first[i]) * gain + d[i] * f3) + (c[i] * f2 + b[i] * f1)) + a[i] * f0;
      d[i] = c[i], c[i] = b[i], b[i] = a[i], a[i] = value;
      at[i * lane] = value;
    }
  }
  for (int i = 0; i < lanes; i++) {
    const Floats4 off[order] = {a[i] - last[i], b[i] - last[i], c[i] - last[i], d[i] - last[i]};
    Floats4 back[order];
    for (int k = 0; k < order; k++) {
      back[k] = last[i];
      for (int m = 0; m < order; m++) back[k] += off[m] * filter->turn[k][m];
    }
    a[i] = back[0], b[i] = back[1], c[i] = back[2], d[i] = back[3];
  }
  for (int32_t n = 0; n < count; n++) {
    at -= step;
    for (int i = 0; i < lanes; i++) {
      const Floats4 value =
          ((at[i * lane] * gain + d[i] * f3) + (c[i] * f2 + b[i] * f1)) + a[i] * f0;
      d[i] = c[i], c[i] = b[i], b[i] = a[i], a[i] = value;
      at[i * lane] = value + first[i];
    }
  }
}

static void run_line(Floats4 *line, ptrdiff_t step, int32_t count, const Filter *filter) {
  Floats4 *copy = aligned_alloc(16, (size_t)count * lanes * sizeof(Floats4));
  if (copy == NULL) return;
  for (int32_t n = 0; n < count; n++) {
    for (int i = 0; i < lanes; i++) copy[n * lanes + i] = line[n * step];
  }
  run_lanes(copy, lanes, 1, count, filter);
  for (int32_t n = 0; n < count; n++) line[n * step] = copy[n * lanes];
  free(copy);
}

static void run_lines(
    Floats4 *blocks, ptrdiff_t step, ptrdiff_t lane, int32_t count, int32_t lines,
    const Filter *filter) {
  int32_t line = 0;
  for (; line + lanes <= lines; line += lanes) {
    run_lanes(blocks + line * lane, step, lane, count, filter);
  }
  for (; line < lines; line++) run_line(blocks + line * lane, step, count, filter);
}

void pixels_blur(float *blocks, int32_t columns, int32_t rows, double sigma) {
  if (!(sigma > 0.2) || columns < 1 || rows < 1) return;
  const Filter filter = make_filter(sigma);
  run_lines((Floats4 *)blocks, 1, columns, columns, rows, &filter);
  run_lines((Floats4 *)blocks, columns, 1, rows, columns, &filter);
}
