import type { Lighting } from '#robots/live/live-view.ts';

/**
 * `still`: only the picture; `loading`: asked for; `live`: drawn; `lost`: the graphics processor was taken away and is
 * awaited; `failed`: given up until it is asked for again.
 */
export type LiveState = 'still' | 'loading' | 'live' | 'lost' | 'failed';

/** What can stand on a canvas. */
export interface Drawing {
  setStill(still: boolean): void;
  setVisible(visible: boolean): void;
  dispose(): void;
}

export interface LoadOptions {
  lighting: Lighting;
  /** No movement that was not asked for. */
  still: boolean;
  /** The graphics processor was taken away; `onBack` when it has returned. */
  onLost(): void;
  onBack(): void;
}

/** Fetches what stands on a canvas and draws it there; rejects when it does not come. */
export type LoadDrawing<View extends Drawing> = (canvas: HTMLCanvasElement, options: LoadOptions) => Promise<View>;

interface Start<View extends Drawing> extends Pick<LoadOptions, 'lighting' | 'still'> {
  canvas: HTMLCanvasElement;
  load: LoadDrawing<View>;
}

export interface LiveSnapshot<View> {
  state: LiveState;
  view: View | undefined;
  /** How many runs have failed. */
  attempt: number;
  /** Whether the last run that failed had the focus on its stage. */
  hadFocus: boolean;
}

interface LiveRunOptions<View> {
  /** Whether the browser can draw models at all. */
  canDraw(): boolean;
  onChange(snapshot: LiveSnapshot<View>): void;
}

/** Time in which a lost graphics processor must return, in ms: some browsers never give it back. */
const longestLoss = 8_000;
/** Time in which a screen reader follows the focus, in ms: it is silent when the focus moves on meanwhile. */
const readerDelay = 100;

/** The life of a drawing on a stage: from the first start through loss and failure to its end. */
export class LiveRun<View extends Drawing> {
  #snapshot: LiveSnapshot<View> = { state: 'still', view: undefined, attempt: 0, hadFocus: false };
  #options: LiveRunOptions<View>;
  /** What was asked for; without a view where it did not come. */
  #drawing: Promise<View | undefined> | undefined;
  #lossTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveRunOptions<View>) {
    this.#options = options;
  }

  get snapshot(): LiveSnapshot<View> {
    return this.#snapshot;
  }

  /** Loads the drawing; does nothing where one is loading or drawn. */
  start({ canvas, load, lighting, still }: Start<View>): void {
    const { state } = this.#snapshot;
    if (state !== 'still' && state !== 'failed') return;
    const isPossible = this.#options.canDraw();
    this.#change({ state: isPossible ? 'loading' : 'failed', hadFocus: false });
    if (!isPossible) return;
    const drawing: Promise<View | undefined> = load(canvas, {
      lighting,
      still,
      onLost: () => drawing === this.#drawing && this.#lose(canvas),
      onBack: () => drawing === this.#drawing && this.#comeBack(),
    }).catch(() => undefined);
    this.#drawing = drawing;
    void this.#present(drawing, canvas);
  }

  /** A drawing out of view draws nothing. */
  setVisible(visible: boolean): void {
    void this.#drawing?.then((view) => view?.setVisible(visible));
  }

  /** Gives the drawing's memory back. */
  end(): void {
    clearTimeout(this.#lossTimer);
    void this.#drawing?.then((view) => view?.dispose());
    this.#drawing = undefined;
  }

  async #present(drawing: Promise<View | undefined>, canvas: HTMLCanvasElement): Promise<void> {
    const view = await drawing;
    if (drawing !== this.#drawing) return;
    if (!view) {
      this.#fail(canvas);
      return;
    }
    if (hasFocus(canvas)) await takeFocus(canvas);
    if (drawing === this.#drawing) this.#change({ state: this.#snapshot.state === 'lost' ? 'lost' : 'live', view });
  }

  #lose(canvas: HTMLCanvasElement): void {
    clearTimeout(this.#lossTimer);
    this.#change({ state: 'lost' });
    // A hidden tab may get its graphics processor back only when somebody looks at it.
    this.#lossTimer = setTimeout(() => (document.hidden ? this.#lose(canvas) : this.#fail(canvas)), longestLoss);
  }

  #comeBack(): void {
    clearTimeout(this.#lossTimer);
    this.#change({ state: this.#snapshot.view ? 'live' : 'loading' });
  }

  /** A canvas never gets a second graphics processor, so the next attempt needs a new one. */
  #fail(canvas: HTMLCanvasElement): void {
    this.end();
    const attempt = this.#snapshot.attempt + 1;
    this.#change({ state: 'failed', view: undefined, attempt, hadFocus: hasFocus(canvas) });
  }

  #change(changes: Partial<LiveSnapshot<View>>): void {
    this.#snapshot = { ...this.#snapshot, ...changes };
    this.#options.onChange(this.#snapshot);
  }
}

const hasFocus = (canvas: HTMLCanvasElement): boolean =>
  canvas.parentElement?.contains(document.activeElement) === true;

/** Moves the focus to the canvas before the start button that has it goes. */
async function takeFocus(canvas: HTMLCanvasElement): Promise<void> {
  canvas.removeAttribute('aria-hidden');
  canvas.focus({ preventScroll: true });
  await new Promise((resolve) => setTimeout(resolve, readerDelay));
}
