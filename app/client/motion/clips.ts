/**
 * Clips stand in dialogs and load nothing before theirs is open. Then they get their posters, and the one that the
 * dialog is for starts, unless less motion is asked for. When it closes they stop and go back to the beginning; they
 * stop, too, when less motion is asked for meanwhile.
 */
export function startClips(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[command="show-modal"]') : null;
    // The browser opens the dialog when the click has been handed to everybody.
    if (button) setTimeout(() => show(clipsIn(document.getElementById(button.getAttribute('commandfor') ?? ''))));
  });
  document.addEventListener('close', ({ target }) => stop(clipsIn(target)), { capture: true });
  lessMotion().addEventListener('change', ({ matches }) => {
    if (matches) for (const clip of document.querySelectorAll<HTMLVideoElement>('dialog[open] video')) clip.pause();
  });
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

const clipsIn = (target: EventTarget | null): Iterable<HTMLVideoElement> =>
  target instanceof HTMLDialogElement ? target.querySelectorAll<HTMLVideoElement>('video[data-poster]') : [];

function show(clips: Iterable<HTMLVideoElement>): void {
  const isStill = lessMotion().matches;
  for (const clip of clips) {
    clip.poster = clip.dataset.poster ?? '';
    // A browser may refuse to start by itself; the button to play is there.
    if (clip.dataset.starts !== undefined && !isStill) clip.play().catch(() => {});
  }
}

function stop(clips: Iterable<HTMLVideoElement>): void {
  for (const clip of clips) {
    clip.pause();
    clip.currentTime = 0;
  }
}
