import { describe, expect, it } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '#tests/support/site/real-site.ts';

const instant = Temporal.Instant.from('2026-11-21T12:00Z').epochMilliseconds;

function home(edition: EditionCode, site: Site = realSite): Page {
  const resolution = resolvePage(site, { edition, slug: '' }, instant);
  if (!('page' in resolution)) throw new Error(`${edition} has no home page`);
  return resolution.page;
}

/** The site without some of its pages. */
const siteWithout = (...slugs: string[]): Site => ({
  ...realSite,
  pages: Object.fromEntries(Object.entries(realSite.pages).filter(([slug]) => !slugs.includes(slug))),
});

describe('newsletter', () => {
  it('shows the sign-up credits of the site settings', () => {
    const siteWithCredits = { ...realSite, settings: { ...realSite.settings, signUpCredits: 345 } };
    for (const edition of editionCodes) expect(home(edition, siteWithCredits).shell.newsletter.title).toContain('345');
  });

  it('links to the privacy policy only if that page exists', () => {
    expect(home('us', siteWithout('privacy-policy')).shell.newsletter.form.terms).toBeUndefined();
    const policy = realSite.pages['choose-your-region'] as Site['pages'][string];
    const withPolicy = { ...realSite, pages: { ...realSite.pages, 'privacy-policy': policy } };
    expect(home('us', withPolicy).shell.newsletter.form.terms).toContainEqual(
      expect.objectContaining({ href: '/us/privacy-policy' }),
    );
  });

  it('links to the account only if there is a login page', () => {
    expect(home('jp', siteWithout('login')).shell.newsletter.form.next).toBeUndefined();
  });
});

describe('offer for new visitors', () => {
  it('asks for agreement to policy and terms, as plain words until their pages exist', () => {
    const agreementOn = (site?: Site) => home('us', site).shell.newcomerOffer?.form.agreement;
    const words = agreementOn(siteWithout('privacy-policy', 'terms-use'))?.words ?? [];
    expect(words.every((part) => typeof part === 'string')).toBe(true);
    expect(
      agreementOn()
        ?.words.map((part) => (typeof part === 'string' ? part : part.label))
        .join(''),
    ).toBe(words.join(''));
    expect(agreementOn()?.missing).not.toBe('');
  });
});
