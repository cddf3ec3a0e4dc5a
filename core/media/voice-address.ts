import { matchPath } from './media-address.ts';

/** Formats of recorded lines, the smaller file first. Every browser plays the last one. */
export const voiceFormats = { webm: 'audio/webm', m4a: 'audio/mp4' } as const;
export type VoiceFormat = keyof typeof voiceFormats;

/** The id of a line among those of a robot and language: eight hexadecimal digits, from its text. */
export function lineId(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

export interface VoiceRequest {
  /** The robot and the language: `tank/en`. */
  id: string;
  /** Hash of the bytes of all lines of this id, so that an address always serves the same and cannot be guessed. */
  hash: string;
  line: string;
  format: VoiceFormat;
}

export const voiceFolder = ({ id, hash }: Pick<VoiceRequest, 'id' | 'hash'>): string => `${id}.${hash}`;

export const linePath = (folder: string, line: string, format: VoiceFormat): string =>
  `/media/voices/${folder}/${line}.${format}`;

export const voiceFile = ({ id, line, format }: Omit<VoiceRequest, 'hash'>): string => `voices/${id}/${line}.${format}`;

/** Reads what `linePath` writes; undefined for anything else. */
export const parseVoicePath = (pathname: string): VoiceRequest | undefined =>
  matchPath(
    /^\/media\/voices\/(?<id>[a-zA-Z]+\/[a-z]{2})\.(?<hash>[0-9a-f]{8,64})\/(?<line>[0-9a-f]{8})\.(?<format>webm|m4a)$/,
    pathname,
  );
