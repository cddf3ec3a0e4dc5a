import type { LiveSound, SoundSource } from '#robots/live/live-view-types.ts';
import type { SoundName } from '#robots/names.ts';
import { soundChoice } from './sound-choice.ts';
import type { LineListeners, Speaker, SpokenLine } from './spoken-line.ts';
import { hasVoice } from './spoken-line.ts';
import type { StageVoice } from './stage-voice.ts';
import { watchAnnouncements } from './watch-announcements.ts';

/** Volume while a screen reader may be speaking, and for how long after an announcement, in ms. */
const loweredVolume = 0.2;
const loweredTime = 2_000;
/** Volume of the motion while the robot speaks. */
const volumeBehindVoice = 0.35;
/** Time in ms for a sound to fade before its context is suspended. */
const fadeTime = 100;

interface SpeakerOptions {
  /** The element with the robots and their controls. */
  stage: Element;
  source: SoundSource;
  /** Whether the visitor has already asked for something on this stage. */
  wasAsked: boolean;
  onHeard(names: readonly SoundName[]): void;
}

interface Output {
  context: AudioContext;
  /** Undefined when it cannot be loaded. */
  sound: Promise<LiveSound | undefined>;
  /** Loaded with the first line. */
  voice?: Promise<StageVoice | undefined>;
}

/**
 * Sound of one stage: heard while the visitor wants sound, has used this stage, and sees it without a dialog over it.
 * The audio context is created, and the sound loaded, when all of this is true for the first time.
 */
export class StageSpeaker implements Speaker {
  #options: SpeakerOptions;
  #wasAsked: boolean;
  #isInView = true;
  #controller = new AbortController();
  #output: Output | undefined;
  #stopWatching: (() => void) | undefined;
  #suspending: ReturnType<typeof setTimeout> | undefined;
  #raising: ReturnType<typeof setTimeout> | undefined;
  /** The volume of everything, and whether the robot speaks. */
  #volume = 0;
  #isSpeaking = false;
  /** Counts lines, so that only the last one is spoken if they come before the voice has been loaded. */
  #lines = 0;

  constructor(options: SpeakerOptions) {
    const { stage, wasAsked } = options;
    const { signal } = this.#controller;
    this.#options = options;
    this.#wasAsked = wasAsked;
    for (const kind of ['pointerup', 'keydown']) stage.addEventListener(kind, this.#handleUse, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && soundChoice.set(false), { signal });
    document.addEventListener('visibilitychange', this.#update, { signal });
    // A clip in a dialog over the stage; these events do not bubble.
    for (const kind of ['play', 'pause']) document.addEventListener(kind, this.#update, { signal, capture: true });
    signal.addEventListener('abort', soundChoice.onChange(this.#update));
    const observer = new IntersectionObserver((entries) => {
      this.#isInView = entries.at(-1)?.isIntersecting === true;
      this.#update();
    });
    observer.observe(stage);
    signal.addEventListener('abort', () => observer.disconnect());
    this.#update();
  }

  /** Call it in the visitor's gesture: browsers start no sound otherwise. */
  toggle(): void {
    this.#wasAsked = true;
    soundChoice.set(!soundChoice.isOn);
  }

  canSay(line: SpokenLine): boolean {
    return soundChoice.isOn && hasVoice(line);
  }

  say(line: SpokenLine, listeners: LineListeners): void {
    this.#lines += 1;
    const output = this.#stopWatching ? this.#output : undefined;
    if (!output || !hasVoice(line)) {
      listeners.onEnd();
      return;
    }
    const number = this.#lines;
    output.voice ??= this.#loadVoice(output.context);
    void output.voice.then((voice) => {
      if (voice && number === this.#lines && output === this.#output) voice.say(line, listeners);
      else listeners.onEnd();
    });
  }

  stop(): void {
    this.#lines += 1;
    void this.#output?.voice?.then((voice) => voice?.stop());
  }

  /** Ends the sound. The speaker cannot be used again. */
  dispose(): void {
    this.#controller.abort();
    this.#end();
  }

  #handleUse = (event: Event): void => {
    const isPassing = event instanceof KeyboardEvent && ['Tab', 'Escape'].includes(event.key);
    if (isPassing || (event.target as Element).closest('[data-sound]')) return;
    this.#wasAsked = true;
    this.#update();
  };

  #update = (): void => {
    if (!soundChoice.isOn) this.#end();
    else if (this.#wasAsked && this.#isInView && !document.hidden && !document.querySelector(':modal')) this.#play();
    else this.#pause();
  };

  #play(): void {
    clearTimeout(this.#suspending);
    this.#output ??= this.#start();
    const { context } = this.#output;
    if (context.state !== 'running') void context.resume();
    if (this.#stopWatching) return;
    this.#stopWatching = watchAnnouncements(this.#lower);
    this.#setVolume(1);
  }

  #start(): Output {
    const context = new AudioContext({ latencyHint: 'balanced' });
    const { source, onHeard } = this.#options;
    const sound = source.startSound(context.destination, onHeard).catch(() => {
      if (this.#output?.context === context) soundChoice.set(false);
      return undefined;
    });
    return { context, sound };
  }

  async #loadVoice(context: AudioContext): Promise<StageVoice | undefined> {
    try {
      // The module is missing when the handler of `vite:preloadError` has dealt with the failure.
      const module = (await import('./stage-voice.ts')) as typeof import('./stage-voice.ts') | undefined;
      return module && new module.StageVoice(context, this.#volume, this.#handleSpeaking);
    } catch {
      return undefined;
    }
  }

  #handleSpeaking = (isSpeaking: boolean): void => {
    if (isSpeaking === this.#isSpeaking) return;
    this.#isSpeaking = isSpeaking;
    this.#setMotionVolume();
  };

  #pause(): void {
    if (!this.#output || !this.#stopWatching) return;
    const { context } = this.#output;
    this.#silence();
    this.#suspending = setTimeout(() => void context.suspend(), fadeTime);
  }

  #end(): void {
    if (!this.#output) return;
    const { context, sound, voice } = this.#output;
    this.#silence();
    void voice?.then((loaded) => loaded?.stop());
    clearTimeout(this.#suspending);
    this.#output = undefined;
    void sound.then((loaded) => loaded?.stop()).then(() => context.close());
  }

  #silence(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    clearTimeout(this.#raising);
    this.#setVolume(0);
  }

  #lower = (): void => {
    clearTimeout(this.#raising);
    this.#setVolume(loweredVolume);
    this.#raising = setTimeout(() => this.#setVolume(1), loweredTime);
  };

  #setVolume(volume: number): void {
    this.#volume = volume;
    void this.#output?.voice?.then((voice) => voice?.setVolume(volume));
    this.#setMotionVolume();
  }

  #setMotionVolume(): void {
    const volume = this.#volume * (this.#isSpeaking ? volumeBehindVoice : 1);
    void this.#output?.sound.then((sound) => sound?.setVolume(volume));
  }
}
