import { existsSync, readFileSync } from 'node:fs';
import { type VoiceFacts, voices } from '#core/media/robot-media-schema.ts';

/** The recorded lines that the build found. Without its result, as before a first build, none is recorded. */
export const loadVoices = (file: string): Record<string, VoiceFacts> =>
  existsSync(file) ? voices.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
