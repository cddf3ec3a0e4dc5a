/** Sentences as one paragraph. Chinese and Japanese put no space between them. */
export const joinSentences = (...sentences: (string | undefined)[]): string =>
  sentences
    .filter((sentence) => sentence !== undefined)
    .join(' ')
    .replaceAll(/(?<=[。！？]) /g, '');
