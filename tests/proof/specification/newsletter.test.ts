import { describe, expect, it, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { forEveryEdition } from '#tests/support/site/random-site.ts';
import { realSite } from '#tests/support/site/real-site.ts';

const instant = Temporal.Instant.from('2026-11-21T12:00Z').epochMilliseconds;

function home(edition: EditionCode, site: Site = realSite): Page {
  const resolution = resolvePage(site, { edition, slug: '' }, instant);
  if (!('page' in resolution)) throw new Error(`${edition} has no home page`);
  return resolution.page;
}

describe('newsletter', () => {
  it('uses the specified error for an invalid address in every edition', () => {
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

  it('asks for confirmation by mail where the law requires it, and in the US for the discount code', () => {
    expect(editionCodes.filter((edition) => realSite.regions[edition].newsletter.doubleOptIn)).toEqual([
      'us',
      'uk',
      'eu',
      'fr',
      'de',
    ]);
  });

  it('has a newsletter band on every home page', () => {
    for (const edition of editionCodes)
      expect(home(edition).sections.at(-1)).toMatchObject({ kind: 'newsletter', surface: 'flood' });
  });
});

describe('offer for new visitors', () => {
  it('exists in the US only', () => {
    expect(editionCodes.filter((edition) => home(edition).shell.newcomerOffer)).toEqual(['us']);
  });

  it('uses the specified error for an invalid address, and names the credits', () => {
    const offer = home('us').shell.newcomerOffer;
    expect(offer?.form.invalid).toBe('Incorrect email address format.');
    expect(offer?.title).toContain('200 Credits');
    expect(offer?.form.success).toBe('Subscribed Successfully!');
  });
});

describe('rewards', () => {
  const code = { percent: 5, validDays: 90 };

  it('are a code for new customers in us, fr and de, whose terms stand at every newsletter form', () => {
    const codes = Object.fromEntries(
      editionCodes.map((edition) => [edition, realSite.regions[edition].newCustomerCode]),
    );
    expect(codes).toEqual({ ...forEveryEdition(undefined), us: code, fr: code, de: code });
    const promises = Object.fromEntries(
      editionCodes.map((edition) => [edition, home(edition).shell.newsletter.form.code]),
    );
    expect(promises).toEqual({
      ...forEveryEdition(undefined),
      us: expect.stringMatching(/5% off your first order, one code per .*, single use, valid for 90 days from confirm/),
      fr: expect.stringMatching(/5\u00a0% de remise sur la première commande, un seul code .*, valable 90\u00a0jours/),
      de: expect.stringMatching(
        /5\u00a0% auf die erste Bestellung, ein Code je .*, gültig 90\u00a0Tage ab Bestätigung/,
      ),
    });
    expect(home('us').shell.newcomerOffer?.title).toContain('5% off');
  });

  it('are 200 Credits for a new account, and one sentence says what they buy', () => {
    expect(realSite.settings.signUpCredits).toBe(200);
    const lines = editionCodes.map((edition) => home(edition).shell.newsletter.form.credits);
    expect(lines).toEqual([
      '在商城下单时，每100积分可抵¥5。',
      'Every 100 Credits take $1 off an order in our store.',
      'Every 100 Credits take £1 off an order in our store.',
      'Every 100 Credits take €1 off an order in our store.',
      'Par tranche de 100\u00a0crédits, une commande dans notre boutique coûte 1\u00a0€ de moins.',
      'Für je 100 Credits kostet eine Bestellung im Shop 1\u00a0€ weniger.',
      '스토어에서 주문하실 때 100 크레딧당 ₩1,000 할인받으실 수 있습니다.',
      '100クレジットごとに、ストアでのご注文が100円引きになります。',
    ]);
  });
});

test('product registration and service requests exist in the specified editions', () => {
  for (const slug of ['product-registration', 'return-manufacturer'])
    expect(editionCodes.filter((edition) => 'page' in resolvePage(realSite, { edition, slug }, instant))).toEqual([
      'us',
      'uk',
      'eu',
      'fr',
      'de',
    ]);
});

test('search engines do not index pages linked in newsletter mails and notices', () => {
  for (const slug of ['newsletter/confirm', 'newsletter/unsubscribe', 'notices/confirm', 'notices/stop'])
    expect(realSite.pages[slug]?.settings.index).toBe(false);
});
