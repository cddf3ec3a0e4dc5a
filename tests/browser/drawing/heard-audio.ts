import type { Page } from 'playwright-core';
import { parseVoicePath } from '#core/media/media-address.ts';

interface Audio {
  contexts: (AudioContext & { analyser?: AnalyserNode })[];
  /** All volumes that were set. */
  volumes: number[];
  recordings: { seconds: number; peak: number }[];
}
type WithAudio = typeof globalThis & { audioForTest: Audio };

/** Keeps the page's audio contexts, and listens to what they play. To be called before the page is opened. */
export const listenToAudio = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const audio: Audio = { contexts: [], volumes: [], recordings: [] };
    Object.assign(globalThis, { audioForTest: audio });
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        audio.contexts.push(this);
      }
    };
    const { connect } = AudioNode.prototype as { connect(this: AudioNode, ...rest: unknown[]): AudioNode };
    AudioNode.prototype.connect = function listened(this: AudioNode, ...rest: unknown[]) {
      const [target] = rest;
      if (!(target instanceof AudioDestinationNode)) return connect.apply(this, rest);
      const analyser = new AnalyserNode(target.context);
      Object.assign(target.context, { analyser });
      connect.call(analyser, target);
      return connect.call(this, analyser);
    } as typeof AudioNode.prototype.connect;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function recorded(this: AudioBufferSourceNode, ...rest) {
      const peak = this.buffer?.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      audio.recordings.push({ seconds: this.buffer?.duration ?? 0, peak: peak ?? 0 });
      return start.apply(this, rest);
    };
    const { setTargetAtTime } = AudioParam.prototype;
    AudioParam.prototype.setTargetAtTime = function recorded(value, ...rest) {
      audio.volumes.push(value);
      return setTargetAtTime.call(this, value, ...rest);
    };
  });

/** The state of each audio context that the page has created. */
export const audioStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as WithAudio).audioForTest.contexts.map(({ state }) => state));

/** The highest sample that the page played in the last moment. */
export const peakOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const analyser = (globalThis as WithAudio).audioForTest.contexts.at(-1)?.analyser;
    if (!analyser) return 0;
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  });

/** The recordings that the page has begun to play: their lengths in seconds, and their highest samples. */
export const playedRecordings = (page: Page): Promise<{ seconds: number; peak: number }[]> =>
  page.evaluate(() => (globalThis as WithAudio).audioForTest.recordings);

/** Collects the ids of the recorded lines that a page requests from now on. */
export function recordLines(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    const line = parseVoicePath(new URL(request.url()).pathname);
    if (line) ids.push(line.line);
  });
  return ids;
}

/** The volumes that were set since the last call. */
export const newVolumes = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as WithAudio).audioForTest.volumes.splice(0));

/** Collects the requests of a page for the sound from now on. Those of the audio thread itself cannot be seen. */
export function recordSoundScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/motion-sound-/.test(request.url())) names.push('motion-sound');
  });
  return names;
}

/** Makes the tab look hidden or visible, as a change of tabs does. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
