import type { PageHeadValue } from './page-head.ts';

export const pageHeadExample: PageHeadValue = {
  id: 'head',
  kind: 'page-head',
  surface: 'white',
  heading: 'Privacy Policy',
  lead: 'Which data we process, and why.',
  notice: 'A sample, for counsel to review.',
  updated: { label: 'Last updated', day: '2026-11-10', text: '10 November 2026' },
  picture: undefined,
  searchPage: undefined,
  link: { href: 'mailto:support@kinetra.example', external: false, label: 'Write to us' },
};
