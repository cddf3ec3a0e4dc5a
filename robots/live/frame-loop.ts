import type { LiveStage } from './live-stage.ts';
import type { Lighting, LiveSettings } from './live-view-types.ts';

/** What moves on the stage. */
interface StageAction {
  isMoving(): boolean;
  /** Advances by so many seconds. Called only while something moves. */
  advance(seconds: number): void;
  /** Points the camera. Called before each frame. */
  aim?(): void;
  /** Called after each frame, with its time in ms. */
  onDrawn(moving: boolean, now: number): void;
}

/** Longest time step of a frame, in seconds. Longer pauses are skipped. */
const maxStep = 0.25;
/** Milliseconds after the last movement until a frame is drawn at full resolution. */
const sharpenDelay = 150;

/** Draws frames only while something moves and is visible. Follows the canvas's size, and survives context loss. */
export class FrameLoop {
  #stage: LiveStage;
  #action: StageAction;
  #controller = new AbortController();
  #frame = 0;
  #last = 0;
  #stale = true;
  #visible = true;
  #lost = false;
  #lighting: Lighting;
  #sharpening: ReturnType<typeof setTimeout> | undefined;
  #sharp = false;
  #onSlow: (() => void) | undefined;
  #onBroken: () => void;

  constructor(
    { canvas, lighting, reducedMotion, onSlow, onBroken, onLost, onRestored }: LiveSettings,
    stage: LiveStage,
    action: StageAction,
  ) {
    this.#stage = stage;
    this.#action = action;
    this.#onSlow = onSlow;
    this.#onBroken = onBroken;
    this.#lighting = lighting;
    stage.setLighting(lighting);
    stage.resize();
    stage.controls.enableDamping = !reducedMotion;
    stage.controls.addEventListener('change', this.wake);
    const observer = new ResizeObserver(() => {
      stage.resize();
      this.wake();
    });
    observer.observe(canvas);
    const { signal } = this.#controller;
    signal.addEventListener('abort', () => observer.disconnect());
    const onContextLost = (event?: Event) => {
      event?.preventDefault();
      this.#handleLoss(onLost);
    };
    canvas.addEventListener('webglcontextlost', onContextLost, { signal });
    canvas.addEventListener('webglcontextrestored', () => this.#run(() => this.#restore(onRestored)), { signal });
    // The context may have been lost before the listener was added, while the robots were loading.
    if (stage.renderer.getContext().isContextLost()) onContextLost();
  }

  /** Call it when something has changed. Draws a frame, and further ones while anything moves. */
  wake = (): void => {
    this.#stale = true;
    if (this.#frame !== 0 || this.#lost || !this.#visible) return;
    this.#last = performance.now();
    this.#requestFrame();
  };

  setLighting(lighting: Lighting): void {
    this.#lighting = lighting;
    this.#stage.setLighting(lighting);
    this.wake();
  }

  /** With reduced motion, the view stops when the pointer does. */
  setReducedMotion(reducedMotion: boolean): void {
    this.#stage.controls.enableDamping = !reducedMotion;
    this.wake();
  }

  setVisible(visible: boolean): void {
    this.#visible = visible;
    if (visible) this.wake();
  }

  /** Ends the loop and disposes of the stage. */
  dispose(): void {
    this.#controller.abort();
    clearTimeout(this.#sharpening);
    cancelAnimationFrame(this.#frame);
    this.#frame = -1;
    this.#stage.dispose();
  }

  #requestFrame(): void {
    this.#frame = requestAnimationFrame((now) => this.#run(() => this.#step(now)));
  }

  /** Ends the loop at an error, since the next frame would meet it again. */
  #run(draw: () => void): void {
    try {
      draw();
    } catch (error) {
      cancelAnimationFrame(this.#frame);
      this.#frame = -1;
      this.#onBroken();
      throw error;
    }
  }

  #step(now: number): void {
    const elapsed = now - this.#last;
    this.#last = now;
    const moving = this.#action.isMoving();
    if (moving) this.#action.advance(Math.min(maxStep, Math.max(0, elapsed) / 1000));
    if (this.#sharp) this.#stage.resize();
    this.#sharp = false;
    // A change from here on, such as the damped camera moving, asks for another frame.
    this.#stale = false;
    this.#action.aim?.();
    this.#stage.controls.update();
    this.#stage.draw();
    this.#action.onDrawn(moving, now);
    if (moving && elapsed > 0) this.#recordFrame(elapsed);
    if (this.#controller.signal.aborted) return;
    this.#frame = 0;
    clearTimeout(this.#sharpening);
    if ((moving || this.#stale) && this.#visible && !this.#lost) this.#requestFrame();
    else if (this.#stage.isReduced) this.#sharpening = setTimeout(this.#requestSharpFrame, sharpenDelay);
  }

  /** In a frame, as a browser may not show what is drawn between two of them. */
  #requestSharpFrame = (): void => {
    requestAnimationFrame(() => this.#run(() => this.#sharpen()));
  };

  #sharpen(): void {
    if (this.#frame !== 0 || this.#lost || !this.#visible) return;
    this.#stage.resize(true);
    this.#stage.draw();
    this.#sharp = true;
  }

  #recordFrame(milliseconds: number): void {
    if (this.#stage.pace.record(milliseconds)) this.#stage.resize();
    if (!this.#stage.isTooSlow) return;
    this.#onSlow?.();
    this.#onSlow = undefined;
  }

  #handleLoss(callback: () => void): void {
    this.#lost = true;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    callback();
  }

  #restore(callback: () => void): void {
    this.#lost = false;
    this.#stage.restore(this.#lighting);
    callback();
    this.wake();
  }
}
