import type { LiveSound, SoundSource } from '#robots/live/live-view-types.ts';
import type { SoundName } from '#robots/names.ts';
import { soundChoice } from './sound-choice.ts';
import { hasVoice, type Speaker } from './spoken-line.ts';
import type { StageVoice } from './stage-voice.ts';

/** Volume while a screen reader may be speaking, and for how long after an announcement, in ms. */
const loweredVolume = 0.2;
const loweredTime = 2_000;
/** Volume of the motion while the robot speaks. */
const volumeBehindVoice = 0.35;
/** Time in ms for a sound to fade before its context is suspended. */
const fadeTime = 100;

const liveRegions = ':is([role="status"], [role="alert"], [role="log"], [aria-live]):not([aria-live="off"])';

interface SpeakerOptions {
  stage: Element;
  /** Undefined beside a film, which has a sound of its own. */
  source: SoundSource | undefined;
  wasAsked: boolean;
  onHeard(names: readonly SoundName[]): void;
}

interface Output {
  context: AudioContext;
  sound: Promise<LiveSound | undefined>;
  voice?: Promise<StageVoice | undefined>;
}

export interface StageSpeaker extends Speaker {
  /** Turns sound on and off. Call it in the visitor's gesture: browsers start no sound otherwise. */
  toggle(): void;
  dispose(): void;
}

/** Heard while the visitor wants sound, has used this stage and sees it without a dialog over it. */
export function createStageSpeaker({ stage, source, wasAsked, onHeard }: SpeakerOptions): StageSpeaker {
  const controller = new AbortController();
  const { signal } = controller;
  let isInView = true;
  let output: Output | undefined;
  let stopWatching: (() => void) | undefined;
  let suspending: ReturnType<typeof setTimeout> | undefined;
  let raising: ReturnType<typeof setTimeout> | undefined;
  let volume = 0;
  let isSpeaking = false;
  /** Counts lines, so that only the last one is spoken if they come before the voice has been loaded. */
  let lines = 0;

  for (const kind of ['pointerup', 'keydown']) stage.addEventListener(kind, handleUse, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && soundChoice.set(false), { signal });
  document.addEventListener('visibilitychange', update, { signal });
  // A clip in a dialog over the stage; these events do not bubble.
  for (const kind of ['play', 'pause']) document.addEventListener(kind, update, { signal, capture: true });
  signal.addEventListener('abort', soundChoice.onChange(update));
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    update();
  });
  observer.observe(stage);
  signal.addEventListener('abort', () => observer.disconnect());
  update();

  function handleUse(event: Event): void {
    const isPassing = event instanceof KeyboardEvent && ['Tab', 'Escape'].includes(event.key);
    if (isPassing || (event.target as Element).closest('[data-sound]')) return;
    wasAsked = true;
    update();
  }

  function update(): void {
    if (!soundChoice.isOn) end();
    else if (wasAsked && isInView && !document.hidden && !isCovered()) play();
    else pause();
  }

  function isCovered(): boolean {
    return document.querySelector(':modal')?.contains(stage) === false;
  }

  function play(): void {
    clearTimeout(suspending);
    output ??= startOutput();
    if (output.context.state !== 'running') void output.context.resume();
    if (stopWatching) return;
    stopWatching = watchAnnouncements(lower);
    setVolume(1);
  }

  function startOutput(): Output {
    const context = new AudioContext({ latencyHint: 'balanced' });
    const started = source?.startSound(context.destination, onHeard).catch(() => {
      if (output?.context === context) soundChoice.set(false);
      return undefined;
    });
    return { context, sound: started ?? Promise.resolve(undefined) };
  }

  async function loadVoice(context: AudioContext): Promise<StageVoice | undefined> {
    const module = await import('./stage-voice.ts').catch(() => undefined);
    return module && new module.StageVoice(context, volume, handleSpeaking);
  }

  function handleSpeaking(nowSpeaking: boolean): void {
    if (nowSpeaking === isSpeaking) return;
    isSpeaking = nowSpeaking;
    setMotionVolume();
  }

  function pause(): void {
    if (!output || !stopWatching) return;
    const { context } = output;
    silence();
    suspending = setTimeout(() => void context.suspend(), fadeTime);
  }

  function end(): void {
    if (!output) return;
    const { context, sound, voice } = output;
    silence();
    void voice?.then((loaded) => loaded?.stop());
    clearTimeout(suspending);
    output = undefined;
    void sound.then((loaded) => loaded?.stop()).then(() => context.close());
  }

  function silence(): void {
    stopWatching?.();
    stopWatching = undefined;
    clearTimeout(raising);
    setVolume(0);
  }

  function lower(): void {
    clearTimeout(raising);
    setVolume(loweredVolume);
    raising = setTimeout(() => setVolume(1), loweredTime);
  }

  function setVolume(next: number): void {
    volume = next;
    void output?.voice?.then((voice) => voice?.setVolume(next));
    setMotionVolume();
  }

  function setMotionVolume(): void {
    const motionVolume = volume * (isSpeaking ? volumeBehindVoice : 1);
    void output?.sound.then((sound) => sound?.setVolume(motionVolume));
  }

  return {
    canSay: (line) => soundChoice.isOn && hasVoice(line),
    async say(line, onLength) {
      const number = ++lines;
      const current = stopWatching && output;
      if (!current || !hasVoice(line)) return;
      current.voice ??= loadVoice(current.context);
      const voice = await current.voice;
      if (number === lines && current === output) await voice?.say(line, onLength);
    },
    stop() {
      lines += 1;
      void output?.voice?.then((voice) => voice?.stop());
    },
    toggle() {
      wasAsked = true;
      soundChoice.set(!soundChoice.isOn);
    },
    dispose() {
      controller.abort();
      end();
    },
  };
}

/** Calls back when a live region of the page gets text, which a screen reader then speaks. Returns what ends it. */
function watchAnnouncements(onAnnouncement: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => isAnnounced(target))) onAnnouncement();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

function isAnnounced(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return Boolean(element?.closest(liveRegions)?.textContent?.trim());
}
