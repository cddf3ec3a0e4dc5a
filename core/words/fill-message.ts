import type { MessageValues } from './words.ts';

/**
 * Formats an ICU message in browsers, which the library of `formatMessage` would burden: texts, `{name}`,
 * `{name, number}` and `{name, plural, …}`. A value that is missing stays as it is written.
 */
export function fillMessage(message: string, lang: string, values: MessageValues): string {
  let rest = message;
  return fillText();

  function take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(rest) ?? undefined;
    rest = rest.slice(match?.[0].length ?? 0);
    return match;
  }

  /** Fills the message, or a form of a plural up to its closing brace; `count` is the number of the plural. */
  function fillText(count?: number): string {
    let text = '';
    while (rest !== '' && (count === undefined || !rest.startsWith('}'))) {
      const quoted = take(count === undefined ? /^'([{}<>](?:[^']|'')*)'?/ : /^'([{}<>#](?:[^']|'')*)'?/);
      if (quoted) text += quoted[1]?.replaceAll("''", "'");
      else if (take(/^''/)) text += "'";
      else if (count !== undefined && take(/^#/)) text += formatNumber(count);
      else text += fillValue() ?? take(/^.[^{}'#]*/s)?.[0];
    }
    return text;
  }

  function fillValue(): string | undefined {
    const [written, name = '', number, plural] = take(/^\{\s*(\w+)\s*(?:\}|,\s*(number)\s*\}|,\s*(plural)\s*,)/) ?? [];
    if (written === undefined) return undefined;
    const value = values[name];
    if (plural) return fillPlural(Number(value));
    if (value === undefined) return written;
    return number ? formatNumber(Number(value)) : String(value);
  }

  function fillPlural(count: number): string | undefined {
    const forms: Record<string, string> = {};
    for (let form = takeForm(); form !== undefined; form = takeForm()) {
      forms[form] = fillText(count);
      take(/^\}/);
    }
    take(/^\s*\}/);
    return forms[`=${count}`] ?? forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;
  }

  function takeForm(): string | undefined {
    return take(/^\s*(=\d+|\w+)\s*\{/)?.[1];
  }

  function formatNumber(number: number): string {
    return new Intl.NumberFormat(lang).format(number);
  }
}
