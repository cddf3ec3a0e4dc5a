import { lineId, linePath, type VoiceFormat, voiceFormats } from '#core/media/media-address.ts';
import { isRecorded, type SpokenLine, speakWithBrowser } from './spoken-line.ts';

/** Seconds in which a line that is stopped fades. */
const fade = 0.05;

export class StageVoice {
  #output: GainNode;
  #onSpeaking: (isSpeaking: boolean) => void;
  #recordings = new Map<string, Promise<AudioBuffer>>();
  #current: { isRecorded: boolean; end(): void } | undefined;

  constructor(context: AudioContext, volume: number, onSpeaking: (isSpeaking: boolean) => void) {
    this.#output = new GainNode(context, { gain: volume });
    this.#output.connect(context.destination);
    this.#onSpeaking = onSpeaking;
  }

  /** Speaks a line instead of the one before. Resolves when it is over. */
  say(line: SpokenLine, onLength?: (seconds: number) => void): Promise<void> {
    this.stop();
    const { promise, resolve } = Promise.withResolvers<void>();
    const controller = new AbortController();
    const end = () => {
      if (controller.signal.aborted) return;
      controller.abort();
      this.#current = undefined;
      this.#onSpeaking(false);
      resolve();
    };
    this.#current = { isRecorded: isRecorded(line), end };
    this.#onSpeaking(true);
    void this.#speak(line, controller.signal, end, onLength);
    return promise;
  }

  stop(): void {
    this.#current?.end();
  }

  /** 0 to 1. The browser's own voice, which does not go through the audio context, is only stopped at 0. */
  setVolume(volume: number): void {
    this.#output.gain.setTargetAtTime(volume, this.#output.context.currentTime, fade / 3);
    if (volume === 0 && this.#current?.isRecorded === false) this.stop();
  }

  async #speak(
    line: SpokenLine,
    signal: AbortSignal,
    onEnd: () => void,
    onLength?: (seconds: number) => void,
  ): Promise<void> {
    const recording = isRecorded(line) ? await this.#load(line).catch(() => undefined) : undefined;
    if (signal.aborted) return;
    if (!recording) {
      if (this.#current) this.#current.isRecorded = false;
      speakWithBrowser(line.text, { language: line.voice.language, signal, onEnd });
      return;
    }
    const { context } = this.#output;
    const source = new AudioBufferSourceNode(context, { buffer: recording });
    const volume = new GainNode(context);
    source.connect(volume).connect(this.#output);
    source.addEventListener('ended', onEnd);
    signal.addEventListener('abort', () => {
      volume.gain.setTargetAtTime(0, context.currentTime, fade / 3);
      source.stop(context.currentTime + fade);
    });
    source.start();
    onLength?.(recording.duration);
  }

  /** Loads a line once. After a failure it is loaded again the next time. */
  #load({ voice: { recordings }, text }: SpokenLine): Promise<AudioBuffer> {
    const id = lineId(text);
    const recording = this.#recordings.get(id) ?? this.#fetch(recordings?.folder ?? '', id);
    this.#recordings.set(id, recording);
    recording.catch(() => this.#recordings.delete(id));
    return recording;
  }

  /** Browsers that say that they play a format may still not decode it. */
  async #fetch(folder: string, id: string): Promise<AudioBuffer> {
    let failure: unknown;
    for (const format of Object.keys(voiceFormats) as VoiceFormat[]) {
      try {
        const response = await fetch(linePath(folder, id, format));
        if (!response.ok) throw new Error(`the line ${id} is not there`);
        return await this.#output.context.decodeAudioData(await response.arrayBuffer());
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }
}
