import { lineId } from '#core/media/voice-address.ts';
import type { Voice } from '#core/section/voice.ts';
import { browserVoice } from './browser-voice.ts';

export interface SpokenLine {
  voice: Voice;
  text: string;
}

/** Speaks lines of one stage while its sound is on. */
export interface Speaker {
  /** True if a line would be heard now: sound is on, and the line is recorded or the browser has a voice for it. */
  canSay(line: SpokenLine): boolean;
  /**
   * Speaks a line instead of the one before, unless it would not be heard. `onLength` is called when a recorded line
   * begins, with its length in seconds. Resolves when the line has been spoken, was stopped, or could not be spoken.
   */
  say(line: SpokenLine, onLength?: (seconds: number) => void): Promise<void>;
  stop(): void;
}

export const isRecorded = ({ voice: { recordings }, text }: SpokenLine): boolean =>
  recordings?.lines.split(' ').includes(lineId(text)) === true;

export const hasVoice = (line: SpokenLine): boolean =>
  isRecorded(line) || browserVoice(line.voice.language) !== undefined;
