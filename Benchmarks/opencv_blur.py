"""Blurs a picture with OpenCV once for each line that comes in, on one core.

usage: opencv_blur.py stack|quarter PICTURE
"""

import sys

SIGMA = 60


def main():
    kind, path = sys.argv[1:]
    try:
        import cv2
    except ImportError as error:
        print(error, flush=True)
        return
    if kind == "stack" and not hasattr(cv2, "stackBlur"):
        print(f"OpenCV {cv2.__version__} has no stackBlur, which 4.7 brought", flush=True)
        return
    cv2.setNumThreads(1)
    picture = cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2BGRA)[:1688, :780].copy()

    def stack():
        # A stack blur spreads about as far as a Gaussian with half its radius.
        return cv2.stackBlur(picture, (4 * SIGMA + 1, 4 * SIGMA + 1))

    def quarter():
        height, width = picture.shape[:2]
        small = cv2.resize(picture, (width // 4, height // 4), interpolation=cv2.INTER_AREA)
        small = cv2.GaussianBlur(small, (0, 0), SIGMA / 4)
        return cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR)

    blur = {"stack": stack, "quarter": quarter}[kind]
    print("ready", flush=True)
    for _ in sys.stdin:
        blur()
        print("done", flush=True)


if __name__ == "__main__":
    main()
