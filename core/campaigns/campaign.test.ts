import { describe, expect, test } from 'vitest';
import type { Site } from '../site.ts';
import { Moment } from '../time/moment.ts';
import { campaignValues, currentOrNextCampaign, findCampaignWindow, resolveCampaign } from './campaign.ts';
import { campaign as campaignSchema } from './campaign-schema.ts';

const at = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds;

const stages = (year: number) => ({
  stages: [
    {
      id: 'early',
      windows: { uk: { opens: `${year}-11-14T09:00[Europe/London]`, closes: `${year}-11-22T00:00[Europe/London]` } },
    },
    {
      id: 'main',
      windows: { uk: { opens: `${year}-11-22T09:00[Europe/London]`, closes: `${year}-11-30T00:00[Europe/London]` } },
    },
  ],
  groups: [
    { id: 'hotDeals', cards: [{ product: 'machine' }] },
    { id: 'premiumProtection', only: ['us'], cards: [{ product: 'machine' }] },
  ],
  values: { uk: { bottle: { amount: 299 }, orders: 3, decided: { day: '2024-12-10' } } },
});
const site = {
  campaigns: { first: campaignSchema.parse(stages(2024)), second: campaignSchema.parse(stages(2026)) },
} as unknown as Site;

function now(iso: string) {
  const moment = new Moment(at(iso));
  const campaign = currentOrNextCampaign(site, ['second', 'first'], 'uk', moment);
  return { campaign, states: campaign?.stages.map(({ state }) => state), validUntil: moment.validUntil };
}

describe('the stages of a campaign', () => {
  test('open and close exactly on time, with a night between them', () => {
    expect(now('2024-11-14T08:59:59Z').states).toEqual(['locked', 'locked']);
    expect(now('2024-11-14T09:00:00Z').states).toEqual(['live', 'locked']);
    expect(now('2024-11-21T23:59:59Z').states).toEqual(['live', 'locked']);
    expect(now('2024-11-22T00:00:00Z')).toMatchObject({
      states: ['past', 'locked'],
      campaign: { openStage: undefined, nextStage: { id: 'main' } },
    });
    expect(now('2024-11-22T09:00:00Z').states).toEqual(['past', 'live']);
  });

  test('are valid until their next edge', () => {
    expect(now('2024-11-14T08:00:00Z').validUntil).toBe(at('2024-11-14T09:00:00Z'));
    expect(now('2024-11-22T03:00:00Z').validUntil).toBe(at('2024-11-22T09:00:00Z'));
  });
});

test('of several campaigns, the running one is chosen, then the next, then none', () => {
  expect(now('2024-11-20T00:00:00Z').campaign?.id).toBe('first');
  expect(now('2025-06-01T00:00:00Z').campaign?.id).toBe('second');
  expect(now('2027-01-01T00:00:00Z').campaign).toBeUndefined();
});

test('an edition sees only its own groups, and only campaigns that it takes part in', () => {
  expect(now('2024-11-20T00:00:00Z').campaign?.groups.map(({ id }) => id)).toEqual(['hotDeals']);
  expect(currentOrNextCampaign(site, ['first'], 'us', new Moment(at('2024-11-20T00:00:00Z')))).toBeUndefined();
  expect(findCampaignWindow(site.campaigns.first as never, 'us', 'early')).toBeUndefined();
});

test('texts can name the campaign’s values, formatted for the edition', () => {
  const valuesAt = (iso: string) => {
    const campaign = resolveCampaign(site, 'first', 'uk', new Moment(at(iso)));
    return campaign && campaignValues(site, campaign, 'uk', new Moment(at(iso)));
  };
  expect(valuesAt('2024-11-20T00:00:00Z')).toMatchObject({
    saleState: 'live',
    lastStageOpened: 'no',
    decidedOver: 'no',
    bottle: '£299',
    orders: 3,
    decided: '10 December 2024',
    earlyOpens: '14 November',
    earlyTime: '09:00 GMT',
    earlyLast: '21 November',
    campaignLast: '29 November',
  });
  expect(valuesAt('2024-11-01T00:00:00Z')?.saleState).toBe('before');
  expect(valuesAt('2024-12-10T23:59:59Z')).toMatchObject({
    saleState: 'over',
    lastStageOpened: 'yes',
    decidedOver: 'no',
  });
  expect(valuesAt('2024-12-11T00:00:00Z')?.decidedOver).toBe('yes');
});

test.each([
  [
    'that ends before it starts',
    [
      {
        id: 'early',
        windows: { uk: { opens: '2024-11-22T09:00[Europe/London]', closes: '2024-11-14T09:00[Europe/London]' } },
      },
    ],
  ],
  [
    'that opens while the one before it lasts',
    [
      {
        id: 'early',
        windows: { uk: { opens: '2024-11-14T09:00[Europe/London]', closes: '2024-11-22T00:00[Europe/London]' } },
      },
      {
        id: 'main',
        windows: { uk: { opens: '2024-11-21T09:00[Europe/London]', closes: '2024-11-30T00:00[Europe/London]' } },
      },
    ],
  ],
  [
    'at an hour that daylight saving skips',
    [
      {
        id: 'early',
        windows: { uk: { opens: '2027-03-28T01:30[Europe/London]', closes: '2027-04-01T00:00[Europe/London]' } },
      },
    ],
  ],
  ['without an end', [{ id: 'early', windows: { uk: { opens: '2024-11-14T09:00[Europe/London]' } } }]],
])('a stage %s is rejected', (_what, faulty) => {
  expect(campaignSchema.safeParse({ stages: faulty }).success).toBe(false);
});

test('a named campaign stays visible when it is over, where the edition took part', () => {
  const moment = new Moment(at('2027-01-01T00:00:00Z'));
  expect(resolveCampaign(site, 'first', 'uk', moment)).toMatchObject({
    id: 'first',
    openStage: undefined,
    nextStage: undefined,
  });
  expect(resolveCampaign(site, 'first', 'us', moment)).toBeUndefined();
});
