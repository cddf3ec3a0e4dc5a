import type { NewsletterValue } from './newsletter.ts';

export const newsletterExample: NewsletterValue = {
  id: 'newsletter',
  kind: 'newsletter',
  surface: 'flood',
  source: undefined,
  heading: 'First word, and 200 Credits.',
  lead: 'One e-mail when something launches.',
};
