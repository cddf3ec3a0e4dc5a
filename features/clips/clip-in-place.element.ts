import { isConnectionFast } from '#apps/stage/device-capabilities.ts';
import { PageElement } from '#browser/toolbox/page-element.ts';
import { startFeature } from '#browser/toolbox/start-features.ts';
import { whenPageIdle } from '#browser/toolbox/when-idle.ts';
import type { InPlacePlayer } from './in-place-player.browser.ts';

/** Narrower screens load no clip by themselves, and show it above the words only when asked. */
const startsOn = '(width >= 1024px) and (prefers-reduced-motion: no-preference)';

class ClipElement extends PageElement {
  #player: InPlacePlayer | undefined;
  #starts = false;

  protected override connect(signal: AbortSignal): void {
    this.addEventListener('click', ({ target }) => this.#onClick(target as Element), { signal });
    signal.addEventListener('abort', () => this.#player?.stop());
  }

  override render(): void {
    const controls = this.querySelector('div');
    if (controls) controls.hidden = false;
    this.#player?.render();
    const starts = this.dataset.starts !== undefined;
    if (starts === this.#starts) return;
    this.#starts = starts;
    if (starts) whenPageIdle(() => this.#startByItself());
    else this.#player?.stop();
  }

  #startByItself(): void {
    if (matchMedia(startsOn).matches && isConnectionFast()) this.#use((player) => player.start(false));
  }

  #onClick(target: Element): void {
    const [play, sound] = this.querySelectorAll('button');
    if (play?.contains(target)) this.#use((player) => player.toggle());
    else if (sound?.contains(target)) this.#use((player) => player.toggleSound());
  }

  #use(act: (player: InPlacePlayer) => void): void {
    void startFeature('clipInPlace', async () => {
      const { InPlacePlayer: Player } = await import('./in-place-player.browser.ts');
      const video = this.querySelector('video');
      if (!this.isConnected || !video) return;
      this.#player ??= new Player(this, video);
      act(this.#player);
    });
  }
}

export const elements = { 'x-clip': ClipElement };
