import { isConnectionFast } from '#apps/stage/device-capabilities.ts';
import { PageElement } from '#browser/toolbox/page-element.ts';

/** Shows the moment of a clip that a slider or the scroll position asks for, or moves the light of a lamp. */
class ShowpieceElement extends PageElement {
  /** Part of the clip: 0 to 1. */
  #part = 0;

  protected override connect(signal: AbortSignal): void {
    this.addEventListener('input', ({ target }) => this.#slide((target as HTMLInputElement).valueAsNumber), { signal });
    if (this.dataset.way === 'lamp') this.addEventListener('pointermove', (event) => this.#shine(event), { signal });
    if (this.dataset.way === 'scroll' && !matchMedia('(prefers-reduced-motion: reduce)').matches && isConnectionFast())
      document.addEventListener('scroll', () => this.#follow(), { signal, passive: true });
  }

  #slide(percent: number): void {
    if (this.dataset.way === 'lamp') this.style.setProperty('--x', `${percent}%`);
    else this.#show(percent / 100);
  }

  #shine({ clientX, clientY, target }: PointerEvent): void {
    if (target instanceof HTMLInputElement) return;
    const { left, top } = this.getBoundingClientRect();
    this.style.setProperty('--x', `${clientX - left}px`);
    this.style.setProperty('--y', `${clientY - top}px`);
  }

  /** The clip begins when the stage is half in view and ends when it is about to leave. */
  #follow(): void {
    const { top, bottom } = this.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) this.#show(Math.min(1, Math.max(0, 0.55 - top / innerHeight)));
  }

  /** A clip that plays is left alone. One that seeks gets there first. */
  #show(part: number): void {
    this.#part = part;
    const video = this.querySelector('video');
    const frame = this.parentElement;
    if (!video?.paused || video.seeking || !frame) return;
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) void this.#load(video);
    else {
      frame.dataset.film = '';
      const from = Number(video.dataset.from ?? 0);
      const time = from + part * (video.duration - 0.1 - from);
      if (Math.abs(time - video.currentTime) > 0.02) video.currentTime = time;
    }
  }

  /** Some phones load a clip only when it plays. */
  async #load(video: HTMLVideoElement): Promise<void> {
    video.hidden = false;
    video.muted = true;
    video.onseeked = () => this.#show(this.#part);
    try {
      await video.play();
      video.pause();
      this.#show(this.#part);
    } catch {
      video.hidden = true;
    }
  }
}

export const elements = { 'x-showpiece': ShowpieceElement };
