import { documentTime, isPreview } from '#browser/toolbox/document-time.ts';
import { PageElement } from '#browser/toolbox/page-element.ts';
import { formatFigures, startCountdown } from './start-countdown.browser.ts';

/** Counts down to `data-to`, in ms of the server's time. In a preview the figures stay as the server rendered them. */
class CountdownElement extends PageElement {
  #counting: ReturnType<typeof startCountdown> | undefined;

  protected override connect(signal: AbortSignal): void {
    document.addEventListener('visibilitychange', () => this.#counting?.check(), { signal });
    signal.addEventListener('abort', () => this.#counting?.stop());
  }

  override render(): void {
    if (isPreview()) {
      this.dataset.counting = '';
      return;
    }
    this.#counting?.stop();
    const show = (seconds: number) => this.#show(seconds);
    this.#counting = startCountdown({ time: documentTime, to: Number(this.dataset.to), show });
    this.#counting.check();
  }

  #show(seconds: number): void {
    this.dataset.counting = '';
    for (const [unit, figure] of Object.entries(formatFigures(seconds))) {
      const element = this.querySelector(`[data-unit="${unit}"]`);
      if (element && element.textContent !== figure) element.textContent = figure;
    }
  }
}

export const elements = { 'x-countdown': CountdownElement };
