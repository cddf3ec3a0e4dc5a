import { escapeMarkup } from '#core/words/escape-markup.ts';

/** Markup that must not be escaped again. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | undefined | false | readonly Part[];

const markupOf = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return escapeMarkup(String(part));
};

/**
 * Template tag for markup. Strings are escaped, `Html` values and lists of them are not; undefined and false are
 * omitted.
 */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + markupOf(parts[index])).join(''));
