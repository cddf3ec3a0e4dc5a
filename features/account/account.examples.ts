import { createElement, type ReactNode } from 'react';
import { exampleProfile as sessionProfile } from '#browser/session/browser.examples.ts';
import type { Profile } from '#browser/session/stored-session.ts';
import type { RewardCode } from '#contract/account/call-shapes.ts';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleMessages, examplePage } from '#tests/support/examples/page.examples.ts';
import { exampleWords } from '#tests/support/examples/words.examples.ts';
import { type AccountValue, account } from './account.ts';
import { AccountContext } from './account-context.browser.ts';

const { heading, noScript, ...words } = exampleWords(account.words);

export const accountExample: AccountValue = {
  id: 'account',
  kind: 'account',
  heading,
  noScript,
  words,
  credits: { worth: 'What Credits buy', smallestExchange: { credits: 100, amount: 1, validDays: 365 } },
  edition: 'us',
  hrefs: {
    home: '/us',
    robots: '/us/robots',
    service: '/us/return-manufacturer',
    otherService: undefined,
    faq: '/us/faq',
    firmware: '/us/download-center',
  },
  products: {
    flagshipMegatron: {
      name: 'Flagship Megatron',
      accent: 'violet',
      word: { text: 'MEGATRON', width: 3.87 },
      page: '/us/flagship-megatron',
      guide: '/media/manuals/flagshipMegatron/en.pdf',
      picture: undefined,
      faq: undefined,
    },
  },
  playgrounds: { 'flagship-megatron': { name: 'Flagship Megatron', href: '/us/flagship-megatron' } },
  registrable: [{ id: 'flagshipMegatron', name: 'Flagship Megatron' }],
};

/** The messages with values that these tests read. */
const messages = {
  ...exampleMessages,
  account: {
    ...exampleMessages.account,
    greeting: 'Hello, {name}.',
    bought: 'Bought on {date} from {dealer}',
    warrantyUntil: 'Through {date}',
    warrantyLeft: '{time} left',
    warrantyEnded: 'Ended on {date}',
    requestNumber: 'Request {number}',
    changed: 'Changed on {date}',
    programKept: '{title} stays: {reason}',
    noticeAsked: 'Asked for on {date}',
    noticeSent: 'Sent on {date}',
  },
  rewards: {
    ...exampleMessages.rewards,
    spent: 'Exchanged for {code}',
    exchange: 'Exchange {credits} Credits for {amount}',
    percentOff: '{percent} off your first order.',
    amountOff: '{amount} off one order.',
    until: 'Valid until {day}, {time}.',
    expired: 'Expired on {day}, {time}.',
    otherShop: 'Works in this shop only: {region}.',
  },
};

export const accountPage = examplePage({ lang: 'en-US', messages });

/** Puts a part of the account page into the document. */
export const showPart = (part: ReactNode, changes: Partial<AccountValue> = {}): void =>
  showOnPage(createElement(AccountContext, { value: { ...accountExample, ...changes } }, part), accountPage);

export const exampleProfile: Profile = {
  ...sessionProfile,
  email: 'robin@example.com',
  has_password: false,
  credit_entries: [{ reason: 'signUp', code: null, amount: 200, created_at: Date.UTC(2026, 9, 1) }],
  newsletter: 'pending',
  products: [
    {
      id: 'p1',
      product: 'flagshipMegatron',
      nickname: null,
      region: 'us',
      serial_number: 'KM36-0012-3456',
      purchased_on: '2026-11-01',
      dealer: 'KINETRA shop',
      warranty: [{ kind: 'standard', ends_on: '2028-11-01', left: { years: 1, months: 11, days: 7 } }],
      created_at: Date.UTC(2026, 10, 2),
    },
  ],
};

export const exampleCode: RewardCode = {
  code: 'KIN-7K2MX-9QDTB',
  region: 'us',
  percent: 5,
  amount: null,
  created_at: Date.UTC(2026, 10, 21, 12),
  expires_at: Date.UTC(2027, 1, 19, 12),
  link: 'https://us.shop.example/discount/KIN-7K2MX-9QDTB?redirect=%2F',
};
