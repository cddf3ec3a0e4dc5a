/** A picture for the full-screen viewer. */
export interface LargePicture {
  sources: { type: string; srcSet: string }[];
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Reads the pictures from these links, so that the page does not carry their addresses twice. */
export function readLargePictures(links: Element[]): LargePicture[] {
  return links.flatMap((link) => {
    const image = link.querySelector('img');
    if (!image) return [];
    const sources = [...link.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcSet: srcset }));
    return [
      {
        sources,
        src: image.src,
        alt: image.alt,
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
      },
    ];
  });
}
