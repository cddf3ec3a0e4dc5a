/** A picture on a page. `media-address.ts` builds its addresses. */
export interface Picture {
  id: string;
  alt: string;
  width: number;
  height: number;
  hash: string;
  /** The colours of its top, middle and bottom: `#a83 #ccc #222`. */
  colors: string;
  transparent: boolean;
}

/** The sounds that are heard in a clip for some time, in the page's language. `from` and `to` are seconds. */
export interface SoundCaption {
  from: number;
  to: number;
  text: string;
}

/** A clip on a page. `media-address.ts` builds its addresses. */
export interface Clip {
  id: string;
  hash: string;
  label: string;
  /** Describes the clip, and its sound, to visitors who cannot see or hear it, and before it plays. */
  caption: string;
  sounds: SoundCaption[];
  poster: Picture;
  wide: { width: number; height: number };
  phone: { width: number; height: number };
}

/** Every picture in a value of a page. Values that were visited before are skipped. */
export function picturesIn(value: unknown, visited = new WeakSet<object>()): Picture[] {
  if (typeof value !== 'object' || value === null || visited.has(value)) return [];
  visited.add(value);
  if (isPicture(value)) return [value];
  return Object.values(value).flatMap((child) => picturesIn(child, visited));
}

const isPicture = (value: object): value is Picture => 'hash' in value && 'alt' in value;
