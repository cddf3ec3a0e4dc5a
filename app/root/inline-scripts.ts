// They are the same on every page, so that one hash each in the content security policy allows them.
export { code as entryGuard } from './inline/entry-guard.ts?inline-script';
export { code as firstScreenFirst } from './inline/first-screen-first.ts?inline-script';
export { code as hideClosedBanner } from './inline/hide-closed-banner.ts?inline-script';
export { code as showAccountEarly } from './inline/show-account-early.ts?inline-script';

/**
 * Prefetches the page behind a link when a visitor is about to follow it: same-origin pages only, without running them.
 * Not where the link changes the open page (`data-in-page`).
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/media/*', '/assets/*'] } },
          { not: { selector_matches: '[download], [rel~="nofollow"], [data-in-page]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
