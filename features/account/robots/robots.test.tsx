import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { formDraft } from '#browser/toolbox/form-draft.ts';
import type { Store } from '#browser/toolbox/storage.ts';
import { hrefOf, hrefsIn } from '#tests/support/components/show-on-page.tsx';
import { accountExample, exampleProfile, showPart } from '../account.examples.ts';
import type { AccountValue } from '../account.ts';
import { AccountContext } from '../account-context.browser.ts';
import { maskSerial } from './mask-serial.browser.ts';
import { NoRobots } from './no-robots.tsx';
import { RobotCard } from './robot-card.tsx';
import { draftServiceRequest } from './service-draft.browser.ts';
import { formatTimeLeft, passedShare } from './time-left.browser.ts';

const { hrefs } = accountExample;
const [robot] = exampleProfile.products;
if (!robot) throw new Error('the example has no robot');
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
    expect(text()).toMatch(/Added warranty.*1 day left/);
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
    for (const name of [/Report a fault/, /Return it/]) expect(screen.getByRole('button', { name })).toBeTruthy();
    showCard({}, { hrefs: { ...hrefs, service: undefined, otherService: '/jp/after-sale-service' } });
    expect(screen.queryByRole('button', { name: /Report a fault/ })).toBeNull();
    expect(hrefOf('Repairs')).toBe('/jp/after-sale-service');
  });

  it('shows a robot that the edition cannot name', () => {
    showCard({ product: 'unknownRobot' });
    expect(text()).toContain('KM••-••••-••56');
  });
});

it('invites to register the first robot', async () => {
  const add = vi.fn();
  render(<NoRobots onAdd={add} />, {
    wrapper: ({ children }) => <AccountContext value={accountExample}>{children}</AccountContext>,
  });
  expect(screen.getByText('No robot yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Add your robot/ }));
  expect(add).toHaveBeenCalledOnce();
});

it.each([
  ['KM36-0012-3456', 'KM••-••••-••56'],
  ['AB123456', 'AB••••56'],
])('masks %s', (serial, masked) => expect(maskSerial(serial)).toBe(masked));

describe('what is left of a warranty', () => {
  const left = { years: 1, months: 0, days: 7 };
  it.each([
    ['en-US', '1 year, 7 days'],
    ['de-DE', '1 Jahr, 7 Tage'],
    ['fr-FR', '1 an et 7 jours'],
    ['zh-CN', '1年7天'],
  ])('is in the words of %s', (lang, text) =>
    expect(formatTimeLeft(left, lang).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text),
  );

  it('passes from the day of the purchase to the end of the last day', () => {
    const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
    expect(passedShare('2026-01-01', '2026-01-10', at('2026-01-06'))).toBe(0.5);
    expect(passedShare('2026-01-01', '2026-01-10', at('2025-12-31'))).toBe(0);
    expect(passedShare('2026-01-01', '2026-01-10', at('2027-01-01'))).toBe(1);
  });
});

describe('a service request about a robot', () => {
  const request = { product: 'flagshipMegatron', serial_number: 'KM36-0012-3456', reason: 'repair' } as const;

  /** The draft after a click on a robot's button, when `typed` was in the form before. */
  function draftAfter(typed: Record<string, string>): Record<string, string> {
    const values = new Map<string, string>();
    const store: Pick<Store, 'read' | 'write'> = {
      read: (key) => values.get(key) ?? null,
      write: (key, value) => Boolean(values.set(key, value)),
    };
    const draft = formDraft('service-request', store as Store);
    draft.save(Object.entries(typed));
    draftServiceRequest({ ...request, email: 'robin@example.com' }, store as Store);
    return draft.read();
  }

  it('is filled in', () => {
    expect(draftAfter({})).toEqual({ ...request, email: 'robin@example.com' });
  });

  it('keeps what the visitor has typed before', () => {
    const typed = { description: 'It limps.', email: 'other@example.com' };
    expect(draftAfter({ ...typed, product: 'aiBase', reason: 'question' })).toEqual({ ...request, ...typed });
  });
});
