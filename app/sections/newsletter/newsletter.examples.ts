import type { SectionOf } from '#rules/sections/registry.ts';

export const newsletterExample: SectionOf<'newsletter'> = {
  id: 'newsletter',
  kind: 'newsletter',
  surface: 'flood',
  source: undefined,
  heading: 'First word, and 200 Credits.',
  lead: 'One e-mail when something launches.',
};
