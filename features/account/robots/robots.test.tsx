import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formDraft } from '#browser/toolbox/form-draft.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { hrefOf, hrefsIn } from '#tests/support/components/show-on-page.tsx';
import { PageContext } from '#ui/page-context.tsx';
import { accountExample, accountPage, exampleProfile, showPart } from '../account.examples.ts';
import type { AccountValue } from '../account.ts';
import { AccountContext } from '../account-context.browser.ts';
import { OwnedRobots } from './owned-robots.tsx';
import { RobotCard } from './robot-card.tsx';

const { hrefs } = accountExample;
const [robot = expect.unreachable('the example has no robot')] = exampleProfile.products;
const text = () => document.body.textContent;
const showCard = (changes: Partial<typeof robot> = {}, account: Partial<AccountValue> = {}) =>
  showPart(
    <RobotCard
      robot={{ ...robot, ...changes }}
      name={changes.nickname ?? 'Flagship Megatron'}
      email="robin@example.com"
      onRemoved={() => {}}
    />,
    account,
  );

describe('the card of a robot', () => {
  it('shows its name, number, purchase and warranty', () => {
    showCard();
    expect(screen.getByRole('heading', { level: 3, name: 'Flagship Megatron' })).toBeTruthy();
    expect(text()).toContain('KM••-••••-••56');
    expect(text()).not.toContain('KM36-0012-3456');
    expect(text()).toContain('Bought on November 1, 2026 from KINETRA shop');
    expect(text()).toContain('1 year, 11 months, 7 days left');
    expect(text()).toContain('Through November 1, 2028');
  });

  it('puts the name that its owner gave it above that of the product', () => {
    showCard({ nickname: 'Rusty' });
    const name = screen.getByRole('heading', { level: 3, name: 'Rusty' });
    expect(name.nextElementSibling?.textContent).toBe('Flagship Megatron');
  });

  it('says when a warranty ended, and shows each period', () => {
    showCard({
      warranty: [
        { kind: 'standard', ends_on: '2026-01-31', left: null },
        { kind: 'extra', ends_on: '2028-01-31', left: { years: 0, months: 0, days: 1 } },
      ],
    });
    expect(text()).toContain('Ended on January 31, 2026');
    expect(text()).toMatch(/robots\.warranty\.extra.*1 day left/);
  });

  it('leads to its page, guide, questions and firmware', () => {
    showCard();
    expect(hrefsIn()).toEqual([
      '/us/flagship-megatron',
      '/media/manuals/flagshipMegatron/en.pdf',
      '/us/faq',
      '/us/download-center',
    ]);
  });

  it('reports faults where the edition has a form for it, else leads to its way', () => {
    showCard();
    for (const name of [/robots\.service\.fault/, /robots\.service\.giveBack/])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    showCard({}, { hrefs: { ...hrefs, service: undefined, otherService: '/jp/after-sale-service' } });
    expect(screen.queryByRole('button', { name: /robots\.service\.fault/ })).toBeNull();
    expect(hrefOf('robots.service.other')).toBe('/jp/after-sale-service');
  });

  it('shows a robot that the edition cannot name', () => {
    showCard({ product: 'unknownRobot' });
    expect(text()).toContain('KM••-••••-••56');
  });
});

it('invites to register the first robot', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(<OwnedRobots profile={{ ...exampleProfile, products: [] }} onRegistered={async () => {}} />, {
    wrapper: ({ children }) => (
      <PageContext value={accountPage}>
        <AccountContext value={accountExample}>{children}</AccountContext>
      </PageContext>
    ),
  });
  expect(screen.getByText('robots.none.text')).toBeTruthy();
  expect(screen.getByRole('group')).toHaveProperty('open', false);
  await userEvent.click(screen.getByRole('button', { name: /robots\.none\.button/ }));
  expect(screen.getByRole('group')).toHaveProperty('open', true);
});

describe('what is left of a warranty', () => {
  it.each<[EditionCode, string]>([
    ['us', '1 year, 7 days'],
    ['de', '1 Jahr, 7 Tage'],
    ['fr', '1 an et 7 jours'],
    ['cn', '1年7天'],
  ])('is in the words of %s', (edition, words) => {
    const left = { years: 1, months: 0, days: 7 };
    showCard({ warranty: [{ kind: 'standard', ends_on: '2028-11-01', left }] }, { edition });
    expect(text()?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`${words} left`);
  });

  it.each([
    ['2026-01-06', '500'],
    ['2025-12-31', '0'],
    ['2027-01-01', undefined],
  ])('begins on %s at %s of 1000, after the part that has passed', (day, start) => {
    vi.useFakeTimers({ now: Date.parse(`${day}T00:00:00Z`), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const left = { years: 0, months: 0, days: 1 };
    showCard({ purchased_on: '2026-01-01', warranty: [{ kind: 'standard', ends_on: '2026-01-10', left }] });
    expect(document.querySelectorAll('rect')[1]?.getAttribute('x') ?? undefined).toBe(start);
  });
});

describe('a service request about a robot', () => {
  const request = { product: 'flagshipMegatron', serial_number: 'KM36-0012-3456', reason: 'repair' } as const;

  /** The draft after a press of a robot's button, when `typed` was in the form before. */
  async function draftAfter(typed: Record<string, string>): Promise<Record<string, string>> {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    onTestFinished(() => void vi.unstubAllGlobals());
    const draft = formDraft('service-request');
    draft.save(Object.entries(typed));
    const card = <RobotCard robot={robot} name="Megatron" email="robin@example.com" onRemoved={() => {}} />;
    render(
      <PageContext value={accountPage}>
        <AccountContext value={accountExample}>{card}</AccountContext>
      </PageContext>,
    );
    await userEvent.click(screen.getByRole('button', { name: /robots\.service\.fault/ }));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/us/return-manufacturer');
    return draft.read();
  }

  it('is filled in', async () => {
    expect(await draftAfter({})).toEqual({ ...request, email: 'robin@example.com' });
  });

  it('keeps what the visitor has typed before', async () => {
    const typed = { description: 'It limps.', email: 'other@example.com' };
    expect(await draftAfter({ ...typed, product: 'aiBase', reason: 'question' })).toEqual({ ...request, ...typed });
  });
});
