/** The first difference in text or pictures between our page and a peer's; undefined when they are the same. */
export function differenceOf(ours: string, theirs: string): string | undefined {
  const [a, b] = [wordsOf(ours), wordsOf(theirs)];
  if (a !== b) {
    const at = [...a].findIndex((letter, index) => letter !== b[index]);
    return `"${a.slice(Math.max(0, at - 20), at + 40)}" here, "${b.slice(Math.max(0, at - 20), at + 40)}" there`;
  }
  const pictures = picturesOf(theirs);
  return picturesOf(ours).find((picture, index) => picture !== pictures[index]);
}

const entities: Record<string, string> = {
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

const wordsOf = (html: string): string =>
  html
    .replace(/^[\s\S]*?<body[^>]*>/, '')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#x27|#39|quot|amp|lt|gt);/g, (sign) => entities[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

const picturesOf = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*?\bsrc="([^"]+)"/g)].map(([, src = '']) => src);
