const plurals = /\{(\w+), plural,((?:\s*\w+\s*\{[^{}]*\})+)\s*\}/g;

/** Fills placeholders and plural forms of a message: what components ask for while they render. */
export const formatMessage = (message: string, lang: string, values: Record<string, string | number>): string =>
  message
    .replace(plurals, (_all, name: string, forms: string) => {
      const form = new Intl.PluralRules(lang).select(Number(values[name]));
      const texts = new Map([...forms.matchAll(/(\w+)\s*\{([^{}]*)\}/g)].map(([, key, text]) => [key, text]));
      return (texts.get(form) ?? texts.get('other') ?? '').replaceAll('#', String(values[name]));
    })
    .replace(/\{\s*(\w+)\s*\}/g, (_all, name: string) => String(values[name]));
