import { lineId } from '#core/media/media-address.ts';
import type { Voice } from '#core/section/voice.ts';

export interface SpokenLine {
  voice: Voice;
  text: string;
}

export interface Speaker {
  /** True if a line would be heard now: sound is on, and the line is recorded or the browser has a voice for it. */
  canSay(line: SpokenLine): boolean;
  /** Resolves when the line was spoken or stopped, or cannot be heard. `onLength` gets the seconds of a recording. */
  say(line: SpokenLine, onLength?: (seconds: number) => void): Promise<void>;
  stop(): void;
}

export const isRecorded = ({ voice: { recordings }, text }: SpokenLine): boolean =>
  recordings?.lines.split(' ').includes(lineId(text)) === true;

export const hasVoice = (line: SpokenLine): boolean =>
  isRecorded(line) || browserVoice(line.voice.language) !== undefined;

/** Pitch and speed: it shall sound like a machine, as the recorded voices do. */
const machine = { pitch: 0.5, rate: 0.95 };

/** Uses only voices of the device: others would send what a visitor has typed to the maker of the browser. */
function browserVoice(language: string): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  return speechSynthesis
    .getVoices()
    .find(({ lang, localService }) => localService && lang.split(/[-_]/)[0]?.toLowerCase() === language);
}

/** Speaks a text until it is over or aborted. Does nothing but call `onEnd` without a voice for the language. */
export function speakWithBrowser(
  text: string,
  { language, signal, onEnd }: { language: string; signal: AbortSignal; onEnd(): void },
): void {
  const voice = browserVoice(language);
  if (!voice) {
    onEnd();
    return;
  }
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), machine, { voice, lang: voice.lang });
  for (const kind of ['end', 'error']) utterance.addEventListener(kind, onEnd);
  signal.addEventListener('abort', () => speechSynthesis.cancel());
  speechSynthesis.speak(utterance);
}
