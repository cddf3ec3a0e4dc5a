/** Attributes with coordinates and sizes, which may contain any number. */
const drawingAttributes = new Set([
  'd',
  'points',
  'viewBox',
  'transform',
  'sizes',
  'width',
  'height',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
]);

/** Lengths of the drawings of sizes and colours, which may be any number: `--left:0.1399`, `#778`. */
const drawnNumbers = /--(?:width|height|picture|left|top|whole|row|tallest):[\d.]+|#[\da-f]{3,8}\b/g;

/** The width in the address of a picture, which may be any number; its name and hash stay. */
const pictureWidth = /(\/media\/[^\s"]+)\.\d+(?=\.(?:avif|webp|jpg|png)\b)/g;

/** A whole number, with or without thousands separators, that is not part of a longer word or number. */
const wholeNumber = /(?<![\p{L}\d])(?<!\d[.,])(?:\d{1,3}(?:[.,\u00a0\u202f\u2009' ]\d{3})+|\d+)(?![\p{L}\d])/gu;

/**
 * Every whole number in a document or a sitemap, with the names of the attributes or elements that contain it. Numbers
 * are equal in any format: `1,149`, `1 149 €` and `1149`.
 */
export function figuresIn(html: string): Map<number, string[]> {
  const figures = new Map<number, string[]>();
  for (const [place, text] of placesIn(html)) {
    for (const [numberText] of text.matchAll(wholeNumber)) {
      // `3 115 €` may mean three for 115 each, so the parts count as well as the whole.
      const parts = numberText.split(/[^\d]/);
      for (const digits of new Set([...parts, ...parts.map((_, from) => parts.slice(from).join(''))])) {
        const figure = Number(digits);
        const places = figures.get(figure) ?? [];
        figures.set(figure, places.includes(place) ? places : [...places, place]);
      }
    }
  }
  return figures;
}

/** The texts of a document: visible text, attributes (island props, picture URLs), scripts and styles. */
function* placesIn(html: string): Generator<[place: string, text: string]> {
  for (const [, kind = '', type = '', content = ''] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)) {
    const text = kind === 'style' ? content.replace(drawnNumbers, ' ') : content;
    yield [type.includes('ld+json') ? 'structured data' : kind, text];
  }
  const markup = html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2>');
  for (const [tag] of markup.matchAll(/<[a-z][^>]*>/gi)) {
    for (const [, name = '', value = ''] of tag.matchAll(/\s([a-zA-Z:-]+)="([^"]*)"/g)) {
      if (drawingAttributes.has(name)) continue;
      /* Widths of pictures (`640w`) are not prices, but file names may contain one. */
      const names = value.replace(pictureWidth, '$1');
      yield [name, decodeText(name.toLowerCase() === 'srcset' ? names.replace(/ \d+w\b/g, ' ') : names)];
    }
  }
  yield ['text', decodeText(markup.replace(/<[^>]*>/g, '\n'))];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' };

function decodeText(text: string): string {
  const plain = text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (entity, name: string) => entities[name] ?? entity);
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
