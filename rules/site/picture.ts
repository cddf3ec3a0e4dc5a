/** A picture as a page shows it; its addresses come from `media-address.ts`. */
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

/** A silent clip as a page plays it; its addresses come from `media-address.ts`. */
export interface Clip {
  id: string;
  hash: string;
  /** Name of what it shows. */
  label: string;
  /** What is seen in it, for those who do not see it and before it plays. */
  caption: string;
  /** Stands in its place until it plays. */
  poster: Picture;
  /** Size in px of each cut. */
  wide: { width: number; height: number };
  phone: { width: number; height: number };
}
