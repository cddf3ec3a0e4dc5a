import { describe, expect, it, test } from 'vitest';
import { resolvePage } from '#rules/page/page.ts';
import type { Page } from '#rules/page/page-value.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';
import { realSite } from '../support/site/real-site.ts';

const instant = Temporal.Instant.from('2026-11-21T12:00Z').epochMilliseconds;

function home(edition: EditionCode, site: Site = realSite): Page {
  const resolution = resolvePage(site, { edition, slug: '' }, instant);
  if (!('page' in resolution)) throw new Error(`${edition} has no home page`);
  return resolution.page;
}

/** The site without some of its pages. */
const without = (...slugs: string[]): Site => ({
  ...realSite,
  pages: Object.fromEntries(Object.entries(realSite.pages).filter(([slug]) => !slugs.includes(slug))),
});

describe('newsletter', () => {
  it('says in every edition what the specification says of a wrong address', () => {
    const invalid = Object.fromEntries(
      editionCodes.map((edition) => [edition, home(edition).shell.newsletter.form.invalid]),
    );
    expect(invalid).toEqual({
      cn: '请输入有效的邮箱地址',
      us: 'Please enter a valid email address',
      uk: 'Please enter a valid email address',
      eu: 'Please enter a valid email address',
      fr: 'Veuillez saisir une adresse e-mail valide',
      de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      kr: '올바른 이메일 주소를 입력해 주세요',
      jp: '有効なメールアドレスを入力してください',
    });
  });

  it('asks for confirmation by mail where the law does', () => {
    expect(editionCodes.filter((edition) => realSite.regions[edition].newsletter.doubleOptIn)).toEqual([
      'uk',
      'eu',
      'fr',
      'de',
    ]);
  });

  it('names the credits of a new account by their one figure', () => {
    const richer = { ...realSite, settings: { ...realSite.settings, signUpCredits: 345 } };
    for (const edition of editionCodes) expect(home(edition, richer).shell.newsletter.title).toContain('345');
  });

  it('has a band on every home page', () => {
    for (const edition of editionCodes)
      expect(home(edition).sections.at(-1)).toMatchObject({ kind: 'newsletter', surface: 'flood' });
  });

  it('speaks of the privacy policy only once that page is there', () => {
    expect(home('us', without('privacy-policy')).shell.newsletter.form.terms).toBeUndefined();
    const policy = realSite.pages['choose-your-region'] as Site['pages'][string];
    const withPolicy = { ...realSite, pages: { ...realSite.pages, 'privacy-policy': policy } };
    expect(home('us', withPolicy).shell.newsletter.form.terms).toContainEqual({
      label: 'Privacy Policy',
      href: '/us/privacy-policy',
    });
  });

  it('leads to an account only once there is a login', () => {
    expect(home('jp', without('login')).shell.newsletter.form.next).toBeUndefined();
  });
});

describe('offer for new visitors', () => {
  it('is made in the US alone', () => {
    expect(editionCodes.filter((edition) => home(edition).shell.newcomerOffer)).toEqual(['us']);
  });

  it('asks for agreement to policy and terms, as words until their pages are there', () => {
    const agreement = home('us', without('privacy-policy', 'terms-use')).shell.newcomerOffer?.form.agreement;
    expect(agreement?.words.join('')).toBe('I agree to the Privacy Policy and the Terms of Use.');
    expect(agreement?.missing).not.toBe('');
  });

  it('says what the specification says of a wrong address, and names the credits', () => {
    const offer = home('us').shell.newcomerOffer;
    expect(offer?.form.invalid).toBe('Incorrect email address format.');
    expect(offer?.title).toContain('200 Credits');
    expect(offer?.form.success).toBe('Subscribed Successfully!');
  });
});

test('registering and asking for service are offered where the specification offers them', () => {
  for (const slug of ['product-registration', 'return-manufacturer'])
    expect(editionCodes.filter((edition) => 'page' in resolvePage(realSite, { edition, slug }, instant))).toEqual([
      'us',
      'uk',
      'eu',
      'fr',
      'de',
    ]);
});

test('no page of the newsletter’s mails is listed by search engines', () => {
  for (const slug of ['newsletter/confirm', 'newsletter/unsubscribe'])
    expect(realSite.pages[slug]?.settings.index).toBe(false);
});
