/** A picture on a page. `place/media-address.ts` builds its addresses. */
export interface Picture {
  id: string;
  alt: string;
  width: number;
  height: number;
  hash: string;
  color: string;
  transparent: boolean;
  frames?: number | undefined;
}

/** A silent clip on a page. `place/media-address.ts` builds its addresses. */
export interface Clip {
  id: string;
  hash: string;
  label: string;
  /** Describes the clip to visitors who cannot see it, and before it plays. */
  caption: string;
  /** Shown until the clip plays. */
  poster: Picture;
  /** Sizes in px. */
  wide: { width: number; height: number };
  phone: { width: number; height: number };
}
