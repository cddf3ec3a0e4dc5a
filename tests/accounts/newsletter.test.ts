import { expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '#tests/support/site/real-site.ts';

const instant = Temporal.Instant.from('2026-11-21T12:00Z').epochMilliseconds;

function shellOf(edition: EditionCode, site: Site = realSite) {
  const resolution = resolvePage(site, { edition, slug: '' }, instant);
  if (!('page' in resolution)) throw new Error(`${edition} has no home page`);
  return resolution.page.shell;
}

/** The site without some of its pages. */
const siteWithout = (...slugs: string[]): Site => ({
  ...realSite,
  pages: Object.fromEntries(Object.entries(realSite.pages).filter(([slug]) => !slugs.includes(slug))),
});

test('the newsletter names the Credits of the site settings', () => {
  const site = { ...realSite, settings: { ...realSite.settings, signUpCredits: 345 } };
  for (const edition of editionCodes) expect(JSON.stringify(shellOf(edition, site).newsletter)).toContain('345');
});

test('the newsletter links to the privacy policy and the account only if their pages exist', () => {
  const href = '/us/privacy-policy';
  expect(shellOf('us').newsletter.form.terms).toContainEqual(expect.objectContaining({ href }));
  expect(shellOf('us', siteWithout('privacy-policy')).newsletter.form.terms).toBeUndefined();
  expect(shellOf('jp', siteWithout('login')).newsletter.form.next).toBeUndefined();
});

test('the offer for new visitors asks for agreement to policy and terms, as plain words until their pages exist', () => {
  const agreementOn = (site?: Site) => shellOf('us', site).newcomerOffer?.form.agreement;
  const words = agreementOn(siteWithout('privacy-policy', 'terms-use'))?.words ?? [];
  expect(words.every((part) => typeof part === 'string')).toBe(true);
  const linked = agreementOn()?.words.map((part) => (typeof part === 'string' ? part : part.label));
  expect(linked?.join('')).toBe(words.join(''));
  expect(agreementOn()?.missing).not.toBe('');
});
