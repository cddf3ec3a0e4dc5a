import { describe, expect, test } from 'vitest';
import {
  drawSlug,
  endOfDay,
  findDay,
  findDrawDay,
  fullCampaignWindow,
  saleTermsSlug,
  startOfDay,
} from '#core/campaigns/campaign.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { contentWith } from '../support/site/edited-content.ts';

const salePages = Object.values(realSite.pages).filter(({ settings }) => settings.kind === 'sale');
const saleCampaigns = Object.entries(realSite.campaigns).filter(([id]) =>
  salePages.some(({ settings }) => settings.campaigns?.includes(id)),
);
const sales = saleCampaigns.flatMap(([id, campaign]) =>
  editionCodes.flatMap((edition) => {
    const window = fullCampaignWindow(campaign, edition);
    return window ? [{ id, campaign, edition, window }] : [];
  }),
);

const stateAt = (site: typeof realSite, edition: EditionCode, slug: string, instant: number) =>
  Object.keys(resolvePage(site, { edition, slug }, instant))[0];

describe('after a sale', () => {
  test('its terms keep their address, from the first stage on and for good', () => {
    expect(sales.length).toBeGreaterThan(0);
    const year = 366 * 24 * 60 * 60 * 1000;
    const states = sales.map(({ id, edition, window: { opens, closes } }) =>
      [opens - 1, opens, closes, closes + year].map((at) => stateAt(realSite, edition, saleTermsSlug(id), at)),
    );
    expect(new Set(states.map(String))).toEqual(new Set(['redirect,page,page,page']));
  });

  test('the terms of use list every sale that has begun, newest first', () => {
    const last = sales.toSorted((one, other) => other.window.opens - one.window.opens);
    for (const edition of new Set(sales.map((sale) => sale.edition))) {
      const begun = last.filter((sale) => sale.edition === edition);
      const resolution = resolvePage(realSite, { edition, slug: 'terms-use' }, begun[0]?.window.opens ?? 0);
      const archive =
        'page' in resolution ? resolution.page.sections.find(({ kind }) => kind === 'sale-archive') : undefined;
      expect(archive).toMatchObject({ links: begun.map(({ id }) => ({ href: `/${edition}/${saleTermsSlug(id)}` })) });
    }
  });

  test('its terms are linked from support and from the news that name them until its returns end', () => {
    const termsOn = (edition: EditionCode, slug: string, at: number) => {
      const resolution = resolvePage(realSite, { edition, slug }, at);
      return 'page' in resolution ? JSON.stringify(resolution.page.sections) : '';
    };
    const newsOf = (id: string) =>
      Object.entries(realSite.pages).flatMap(([slug, { settings }]) =>
        settings.reports === id && JSON.stringify(settings.sections).includes(`page:${saleTermsSlug(id)}`)
          ? [slug]
          : [],
      );
    expect(sales.flatMap(({ id }) => newsOf(id))).not.toEqual([]);
    const day = 24 * 60 * 60 * 1000;
    for (const { id, campaign, edition, window } of sales) {
      const terms = `/${edition}/${saleTermsSlug(id)}`;
      const last = findDay(campaign, edition, 'returnsLast');
      const returns = last === undefined ? window.closes + 14 * day : endOfDay(last, edition) - 1;
      for (const at of [window.opens, window.closes, returns])
        for (const slug of ['support', ...newsOf(id)]) expect(termsOn(edition, slug, at), slug).toContain(terms);
      expect(termsOn(edition, 'support', returns + 100 * day)).not.toContain(terms);
    }
  });

  test('the results of its draw have a page from their day on, and no page shows them before', () => {
    const draws = sales.flatMap(({ id, campaign, edition }) => {
      const day = findDrawDay(campaign, edition);
      return day === undefined ? [] : [{ id, edition, opens: startOfDay(day, edition) }];
    });
    expect(draws.length).toBeGreaterThan(0);
    const results = Map.groupBy(draws, ({ id }) => id);
    const { site } = contentWith(
      [...results].map(([id, editions]) => [
        `campaigns/${id}.yaml`,
        ['drawResults'],
        Object.fromEntries(editions.map(({ edition }) => [edition, ['QX7Z']])),
      ]),
    );
    for (const { id, edition, opens } of draws) {
      const isRecorded = realSite.campaigns[id]?.drawResults[edition] !== undefined;
      expect(stateAt(realSite, edition, drawSlug(id), opens) === 'page').toBe(isRecorded);
      expect(stateAt(site, edition, drawSlug(id), opens - 1)).toBe('redirect');
      const pages = [drawSlug(id), saleTermsSlug(id)].map((slug) => {
        const [before, after] = [opens - 1, opens].map((at) =>
          JSON.stringify(resolvePage(site, { edition, slug }, at)),
        );
        return [before, after].map((json) => json?.includes('QX7Z'));
      });
      expect(pages).toEqual([
        [false, true],
        [false, false],
      ]);
    }
  });
});
