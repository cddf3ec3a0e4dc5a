import { accountGroup, groupEditions } from '#contract/account/groups.ts';
import { baseLanguage, type EditionCode, editionCodes, editions, isEditionCode } from '#core/place/editions.ts';

const maxHeaderLength = 300;

/**
 * The edition whose language suits the reader best. Accept-Language holds language tags or, from the site's own pages,
 * an edition code. `edition` is the fallback, and is preferred among editions of the same language.
 */
export function preferredEdition(acceptLanguage: string | null, edition: EditionCode): EditionCode {
  for (const tag of tagsByPreference(acceptLanguage ?? '')) {
    if (isEditionCode(tag)) return tag;
    const matchingEdition = [edition, ...groupEditions(accountGroup(edition)), ...editionCodes].find(
      (code) => baseLanguage(editions[code].lang) === baseLanguage(tag),
    );
    if (matchingEdition) return matchingEdition;
  }
  return edition;
}

function tagsByPreference(acceptLanguage: string): string[] {
  const entries = acceptLanguage
    .slice(0, maxHeaderLength)
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    });
  return entries
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
