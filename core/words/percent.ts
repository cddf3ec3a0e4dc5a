/** Formats `5` as the language writes it, with a no-break space of full width where it has one: `5%`, `5 %`. */
export const formatPercent = (percent: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(percent / 100).replace('\u202f', '\u00a0');
