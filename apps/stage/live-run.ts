import { reportFault } from '#browser/toolbox/start-features.ts';
import type { IslandName } from '#contract/faults.ts';
import { gpuName, isMosaic } from '#robots/live/detail.ts';
import type { LiveDrawing, LiveSettings } from '#robots/live/live-view-types.ts';

/**
 * `still`: only the picture; `loading`: requested; `live`: drawn; `lost`: the WebGL context is lost and may come back;
 * `failed`: the browser cannot draw models; `broken`: given up because of an error, until the next start; `slow`:
 * not drawn, because it would be a mosaic.
 */
export type LiveState = 'idle' | 'loading' | 'live' | 'lost' | 'failed' | 'broken' | 'slow';

/** True where a film takes the place of the drawing. */
export const isGivenUp = (state: LiveState): boolean => ['failed', 'broken', 'slow'].includes(state);

export type Drawing = Pick<LiveDrawing, 'setVisible' | 'dispose'>;

/** Loads something and draws it on a canvas. Rejects when it cannot be loaded. */
export type LoadDrawing<View> = (settings: LiveSettings) => Promise<View>;

interface LiveSnapshot<View> {
  state: LiveState;
  view: View | undefined;
  attempt: number;
  hadFocus: boolean;
}

/** Time for a lost WebGL context to come back, in ms: some browsers never restore it. */
const contextLossTimeout = 8_000;
/** Time a screen reader needs to announce the focus, in ms: it stays silent if the focus moves on before. */
const screenReaderDelay = 100;

export type StageVisibility = Pick<LiveRun<Drawing>, 'isVisible' | 'addEventListener'>;

/** Dispatches `change` when its snapshot or its visibility may have changed. */
export class LiveRun<View extends Drawing> extends EventTarget {
  #snapshot: LiveSnapshot<View> = { state: 'idle', view: undefined, attempt: 0, hadFocus: false };
  #island: IslandName;
  #drawing: Promise<View | undefined> | undefined;
  #lossTimer: ReturnType<typeof setTimeout> | undefined;
  #isInView = true;

  constructor(island: IslandName) {
    super();
    this.#island = island;
  }

  get snapshot(): LiveSnapshot<View> {
    return this.#snapshot;
  }

  /** True while the stage is in view, in a visible tab, and not lost. A hidden tab dispatches no `change`. */
  get isVisible(): boolean {
    return this.#isInView && this.#snapshot.state !== 'lost' && !document.hidden;
  }

  /** Calls the listener with each `change`. Returns the function that unsubscribes it. */
  onChange = (listener: () => void): (() => void) => {
    this.addEventListener('change', listener);
    return () => this.removeEventListener('change', listener);
  };

  /** Resolves when nothing is being loaded or restored. */
  async settle(): Promise<void> {
    while (this.#snapshot.state === 'loading' || this.#snapshot.state === 'lost')
      await new Promise((resolve) => this.addEventListener('change', resolve, { once: true }));
  }

  /** Loads the drawing. Does nothing while one is loading or drawn. */
  start(
    { canvas, ...settings }: Pick<LiveSettings, 'canvas' | 'lighting' | 'reducedMotion' | 'coarse'>,
    load: LoadDrawing<View>,
  ): void {
    const { state } = this.#snapshot;
    if (state === 'loading' || state === 'live' || state === 'lost') return;
    const gpu = gpuName();
    if (gpu === undefined) {
      this.#change({ state: 'failed', hadFocus: false });
      reportFault('stage', this.#island);
      return;
    }
    const isLoading = settings.coarse || !isMosaic(gpu, canvas);
    this.#change({ state: isLoading ? 'loading' : 'slow', hadFocus: false });
    if (!isLoading) return;
    const unlessEnded = (react: () => void) => () => {
      if (drawing === this.#drawing) react();
    };
    const drawing: Promise<View | undefined> = load({
      ...settings,
      canvas,
      onSlow: unlessEnded(() => this.#giveUp('slow', canvas)),
      onBroken: unlessEnded(() => this.#giveUp('broken', canvas)),
      onLost: unlessEnded(() => this.#handleLoss(canvas)),
      onRestored: unlessEnded(() => this.#restore()),
    }).catch(() => undefined);
    this.#drawing = drawing;
    void this.#present(drawing, canvas);
  }

  /** A drawing out of view renders no frames. */
  setInView(isInView: boolean): void {
    this.#isInView = isInView;
    void this.#drawing?.then((view) => view?.setVisible(isInView));
    this.dispatchEvent(new Event('change'));
  }

  end(): void {
    clearTimeout(this.#lossTimer);
    void this.#drawing?.then((view) => view?.dispose());
    this.#drawing = undefined;
  }

  async #present(drawing: Promise<View | undefined>, canvas: HTMLCanvasElement): Promise<void> {
    const view = await drawing;
    if (drawing !== this.#drawing) return;
    if (!view) {
      this.#giveUp('broken', canvas);
      return;
    }
    if (hasFocus(canvas)) await takeFocus(canvas);
    if (drawing === this.#drawing) this.#change({ state: this.#snapshot.state === 'lost' ? 'lost' : 'live', view });
  }

  #handleLoss(canvas: HTMLCanvasElement): void {
    clearTimeout(this.#lossTimer);
    this.#change({ state: 'lost' });
    // A hidden tab may get its WebGL context back only when it is shown again.
    this.#lossTimer = setTimeout(
      () => (document.hidden ? this.#handleLoss(canvas) : this.#giveUp('broken', canvas)),
      contextLossTimeout,
    );
  }

  #restore(): void {
    clearTimeout(this.#lossTimer);
    this.#change({ state: this.#snapshot.view ? 'live' : 'loading' });
  }

  /** A canvas never gets a second WebGL context, so the next attempt needs a new canvas. */
  #giveUp(state: 'broken' | 'slow', canvas: HTMLCanvasElement): void {
    this.end();
    const attempt = this.#snapshot.attempt + 1;
    this.#change({ state, view: undefined, attempt, hadFocus: hasFocus(canvas) });
    if (state === 'broken') reportFault('stage', this.#island);
  }

  #change(changes: Partial<LiveSnapshot<View>>): void {
    this.#snapshot = { ...this.#snapshot, ...changes };
    this.dispatchEvent(new Event('change'));
  }
}

/** True if the focus is on the stage, on something that comes and goes with the drawing. */
function hasFocus({ parentElement }: HTMLCanvasElement): boolean {
  const { activeElement } = document;
  return parentElement?.contains(activeElement) === true && !activeElement?.closest('[data-stays]');
}

async function takeFocus(canvas: HTMLCanvasElement): Promise<void> {
  canvas.removeAttribute('aria-hidden');
  canvas.focus({ preventScroll: true });
  await new Promise((resolve) => setTimeout(resolve, screenReaderDelay));
}
