/** Particles and endings that follow a noun. */
const endings =
  /(?:에서는|으로는|에게서|이라도|이에요|인가요|하려면|합니다|하나요|할까요|하세요|되나요|됩니다|하는|하고|하기|해요|돼요|예요|에서|에게|으로|까지|부터|처럼|보다|한테|이나|라도|은|는|이|가|을|를|의|에|로|와|과|도|만)$/;

/** A word without its particle; at least two syllables remain. */
export function hangulStem(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length >= 2 ? stem : word;
}

/** A particle that stands alone, because it follows a word in Latin letters: `K1은`. */
export const isParticle = (text: string): boolean =>
  /^(?:은|는|이|가|을|를|의|에|로|와|과|도|만|으로|에서)$/.test(text);
