import type { LiveStage } from './live-stage.ts';
import type { Lighting, LiveSettings } from './live-view-types.ts';

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
export function createFrameLoop(settings: LiveSettings, stage: LiveStage, action: StageAction) {
  const { canvas, onSlow, onBroken, onLost, onRestored } = settings;
  const controller = new AbortController();
  const { signal } = controller;
  let { lighting } = settings;
  /** The frame that is requested: 0 for none, -1 when there will be no further one. */
  let requested = 0;
  let lastTime = 0;
  let isStale = true;
  let isVisible = true;
  let isLost = false;
  let isSharp = false;
  let isTooSlow = false;
  let sharpening: ReturnType<typeof setTimeout> | undefined;

  stage.setLighting(lighting);
  stage.resize();
  stage.controls.enableDamping = !settings.reducedMotion;
  stage.controls.addEventListener('change', wake);
  const observer = new ResizeObserver(() => {
    stage.resize();
    wake();
  });
  observer.observe(canvas);
  signal.addEventListener('abort', () => observer.disconnect());
  canvas.addEventListener('webglcontextlost', handleLoss, { signal });
  canvas.addEventListener('webglcontextrestored', () => runOrEnd(restore), { signal });
  // The context may have been lost before the listener was added, while the robots were loading.
  if (stage.renderer.getContext().isContextLost()) handleLoss();

  function wake(): void {
    isStale = true;
    if (requested !== 0 || isLost || !isVisible) return;
    lastTime = performance.now();
    requestFrame();
  }

  function requestFrame(): void {
    requested = requestAnimationFrame((now) => runOrEnd(() => showFrame(now)));
  }

  /** Ends the loop at an error, since the next frame would meet it again. */
  function runOrEnd(run: () => void): void {
    try {
      run();
    } catch (error) {
      cancelAnimationFrame(requested);
      requested = -1;
      onBroken();
      throw error;
    }
  }

  function showFrame(now: number): void {
    const elapsed = now - lastTime;
    lastTime = now;
    const isMoving = action.isMoving();
    if (isMoving) action.advance(Math.min(maxStep, Math.max(0, elapsed) / 1000));
    if (isSharp) stage.resize();
    isSharp = false;
    // A change from here on, such as the damped camera moving, asks for another frame.
    isStale = false;
    action.aim?.();
    stage.controls.update();
    stage.render();
    action.onDrawn(isMoving, now);
    if (isMoving && elapsed > 0) recordFrame(elapsed);
    if (signal.aborted) return;
    requested = 0;
    clearTimeout(sharpening);
    if ((isMoving || isStale) && isVisible && !isLost) requestFrame();
    // In a frame, as a browser may not show what is drawn between two of them.
    else if (stage.isReduced)
      sharpening = setTimeout(() => requestAnimationFrame(() => runOrEnd(sharpen)), sharpenDelay);
  }

  function sharpen(): void {
    if (requested !== 0 || isLost || !isVisible) return;
    stage.resize(true);
    stage.render();
    isSharp = true;
  }

  function recordFrame(milliseconds: number): void {
    if (stage.pace.record(milliseconds)) stage.resize();
    if (isTooSlow || !stage.isTooSlow) return;
    isTooSlow = true;
    onSlow();
  }

  function handleLoss(event?: Event): void {
    event?.preventDefault();
    isLost = true;
    cancelAnimationFrame(requested);
    requested = 0;
    onLost();
  }

  function restore(): void {
    isLost = false;
    stage.restore(lighting);
    onRestored();
    wake();
  }

  return {
    /** Call it when something has changed. Draws a frame, and further ones while anything moves. */
    wake,
    setLighting(next: Lighting): void {
      lighting = next;
      stage.setLighting(next);
      wake();
    },
    /** With reduced motion, the view stops when the pointer does. */
    setReducedMotion(reducedMotion: boolean): void {
      stage.controls.enableDamping = !reducedMotion;
      wake();
    },
    setVisible(visible: boolean): void {
      isVisible = visible;
      if (visible) wake();
    },
    dispose(): void {
      controller.abort();
      clearTimeout(sharpening);
      cancelAnimationFrame(requested);
      requested = -1;
      stage.dispose();
    },
  };
}
