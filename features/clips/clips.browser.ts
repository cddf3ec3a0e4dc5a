import { loadOptionalScript } from '#browser/recovery/load-script.ts';
import { startFeature } from '#browser/toolbox/start-features.ts';

/** A clip starts when its dialog opens, unless reduced motion is preferred; it stops and rewinds when that closes. */
export function start(): void {
  for (const dialog of document.querySelectorAll('dialog[open]')) startOpenedClips(clipsIn(dialog));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[command="show-modal"]') : null;
    // The dialog opens only after all click listeners have run.
    if (button)
      setTimeout(() => startOpenedClips(clipsIn(document.getElementById(button.getAttribute('commandfor') ?? ''))));
  });
  document.addEventListener('close', ({ target }) => stopClips(clipsIn(target)), { capture: true });
  reducedMotionQuery().addEventListener('change', ({ matches }) => {
    if (matches) for (const clip of document.querySelectorAll<HTMLVideoElement>('dialog[open] video')) clip.pause();
  });
}

const reducedMotionQuery = () => matchMedia('(prefers-reduced-motion: reduce)');

const clipsIn = (target: EventTarget | null): Iterable<HTMLVideoElement> =>
  target instanceof HTMLDialogElement ? target.querySelectorAll<HTMLVideoElement>('video[data-poster]') : [];

function startOpenedClips(clips: Iterable<HTMLVideoElement>): void {
  const prefersReducedMotion = reducedMotionQuery().matches;
  for (const clip of clips) {
    clip.poster = clip.dataset.poster ?? '';
    void startFeature('clipSound', async () => {
      const { addSoundSwitch } = await loadOptionalScript(() => import('./clip-sound.browser.ts'));
      addSoundSwitch(clip);
    });
    // A browser may refuse autoplay; the controls are there.
    if (clip.dataset.starts !== undefined && !prefersReducedMotion) clip.play().catch(() => {});
  }
}

function stopClips(clips: Iterable<HTMLVideoElement>): void {
  for (const clip of clips) {
    clip.pause();
    clip.currentTime = 0;
  }
}
