import type { EditionFacts, LanguageFacts } from '#core/place/edition-table.ts';

/** The row of the edition. What has no Italian words yet is in English. */
export const edition = {
  prefix: '/it',
  lang: 'it-IT',
  hreflang: 'it-IT',
  locales: ['it', 'en-EU', 'en-GB', 'en'],
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  clock: { time: '{h}:{mm} ({zone})', zone: 'ora italiana' },
  group: 'eu',
  law: 'EU',
  country: 'IT',
} as const satisfies EditionFacts;

export const language: LanguageFacts = { quarter: '{quarter}º trimestre {year}' };

/** Before, in and after its sale. */
export const instants = ['2025-04-01T12:00:00Z', '2026-11-27T12:00:00Z', '2026-12-15T12:00:00Z'];
