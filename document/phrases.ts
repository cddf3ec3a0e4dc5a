import { jaModel, Parser, zhHansModel } from 'budoux';

const japanese = new Parser(jaModel);
const chinese = new Parser(zhHansModel);
const chineseWords = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** Languages written without spaces, with the places in a text where a phrase starts. */
const phraseStarts: Record<string, (text: string) => number[]> = {
  'ja-JP': (text) => japanese.parseBoundaries(text),
  // The model also cuts inside words (机器|人): a break needs a word of two signs or more on both of its sides.
  'zh-CN': (text) => {
    const words = [...chineseWords.segment(text)];
    const betweenWords = new Set(
      words
        .filter(({ segment }, at) => segment.length > 1 && (words[at - 1]?.segment.length ?? 0) > 1)
        .map(({ index }) => index),
    );
    return chinese.parseBoundaries(text).filter((at) => betweenWords.has(at));
  },
};

const wide = /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\uff00-\uffef]/u;
const opening = /[\p{Ps}\p{Pi}]/u;
/** Signs after which a line may end in every text. */
const closing = /[\p{Pe}\p{Pf}、。，！？：；・…]/u;
/** A line never ends with a figure or an opening mark; where there is a space, it breaks anyway. */
const endsNoLine = /[\s\u2060\p{N}\p{Ps}\p{Pi}]/u;
const startsLine = /[\p{L}\p{N}\p{Ps}\p{Pi}]/u;
const neverStartsLine = /[\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;

const mayBreak = (before: string, after: string): boolean =>
  wide.test(before + after) && !endsNoLine.test(before) && startsLine.test(after) && !neverStartsLine.test(after);

/** The places in a text where a line may start: between phrases, after closing marks and before opening ones. */
function breaksIn(text: string, starts: (text: string) => number[]): Set<number> {
  const between = new Set(starts(text));
  const breaks = new Set<number>();
  for (let at = 1; at < text.length; at += 1) {
    const [before = '', after = ''] = [text[at - 1], text[at]];
    if (mayBreak(before, after) && (between.has(at) || closing.test(before) || opening.test(after))) breaks.add(at);
  }
  return breaks;
}

/** Splits a document into its parts: tags, texts, and whole elements whose content is left alone. */
const splitHtml = (html: string): string[] =>
  html.match(/<(script|style|svg|x-island)\b.*?<\/\1>|<[^>]*>|[^<]+/gs) ?? [];

const headingTag =
  /^<(?:(h[1-3]|blockquote)\b|([a-z]+) (?:[^>]* )?class="(?:[^"]* )?(?:display|heading|title|lead)[ "])/;

/**
 * A document with `<wbr>` between the phrases of its headings, if its language is written without spaces: browsers
 * then break these where a reader would, and all at the same places. Islands stay as they are: their code renders the
 * same markup again.
 */
export function separatePhrases(html: string, lang: string): string {
  const starts = phraseStarts[lang];
  if (starts === undefined) return html;
  const parts = splitHtml(html);
  let heading: { name: string; depth: number; texts: number[] } | undefined;
  for (const [at, part] of parts.entries()) {
    if (heading === undefined) {
      const [, byName, byClass] = headingTag.exec(part) ?? [];
      const name = byName ?? byClass;
      if (name !== undefined) heading = { name, depth: 1, texts: [] };
    } else if (!part.startsWith('<')) heading.texts.push(at);
    else if (/^<w?br\b/.test(part)) {
      separate(parts, heading.texts, starts);
      heading.texts = [];
    } else if (part.startsWith(`</${heading.name}>`)) {
      heading.depth -= 1;
      if (heading.depth > 0) continue;
      separate(parts, heading.texts, starts);
      heading = undefined;
    } else if (part.startsWith(`<${heading.name}>`) || part.startsWith(`<${heading.name} `)) heading.depth += 1;
  }
  return parts.join('');
}

/** Puts `<wbr>` into texts that stand in one line, whatever elements they are in. An entity counts as one sign. */
function separate(parts: string[], texts: readonly number[], starts: (text: string) => number[]): void {
  const signs = texts.flatMap((part) => (parts[part]?.match(/&[^;]+;|./gs) ?? []).map((sign) => ({ part, sign })));
  const breaks = breaksIn(signs.map(({ sign }) => (sign.length > 1 ? '&' : sign)).join(''), starts);
  for (const part of texts) parts[part] = '';
  for (const [at, { part, sign }] of signs.entries()) parts[part] += breaks.has(at) ? `<wbr>${sign}` : sign;
}
