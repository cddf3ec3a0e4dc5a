/**
 * Pauses a video while nobody sees it: outside of the window or in a hidden tab. It goes on when it is seen again. One
 * that floats above other windows is seen. Returns the function that ends this.
 */
export function pauseUnseen(video: HTMLVideoElement): () => void {
  const controller = new AbortController();
  let isInView = true;
  let isHeld = false;
  const update = () => {
    const isSeen = document.pictureInPictureElement === video || (isInView && !document.hidden);
    if (!isSeen && !video.paused) {
      isHeld = true;
      video.pause();
    } else if (isSeen && isHeld) {
      isHeld = false;
      video.play().catch(() => {});
    }
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    update();
  });
  observer.observe(video);
  document.addEventListener('visibilitychange', update, { signal: controller.signal });
  return () => {
    controller.abort();
    observer.disconnect();
  };
}
