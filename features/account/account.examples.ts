import { createElement, type ReactNode } from 'react';
import type { Profile } from '#browser/session/stored-session.ts';
import type { RewardCode } from '#contract/account/call-shapes.ts';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { exampleMessages, examplePage } from '#tests/support/examples/page.examples.ts';
import type { AccountValue } from './account.ts';
import { AccountContext } from './account-context.browser.ts';
import { accountMessagesExample, garageWordsExample } from './garage.examples.ts';
import { registrationExample } from './product-registration/product-registration.examples.ts';

export const accountExample: AccountValue = {
  id: 'account',
  kind: 'account',
  heading: 'Your account',
  noScript: 'Your account needs JavaScript.',
  words: {
    credits: 'Credits',
    leave: 'Log out',
    profile: {
      title: 'Profile',
      email: 'Email',
      phone: 'Mobile number',
      nickname: 'Nickname',
      hint: 'We greet you by it.',
      save: 'Save',
      saved: 'Saved.',
    },
    rewards: { title: 'Credits and codes', exchange: 'A code is valid for a year.', used: 'The shop knows.' },
    newsletter: {
      title: 'Newsletter',
      label: 'News by email',
      none: 'Off.',
      pending: 'Not confirmed yet.',
      active: 'On.',
    },
    ...garageWordsExample,
    password: {
      title: 'Password',
      none: 'You log in with codes.',
      there: 'You have a password.',
      set: 'Set a password',
      change: 'Change password',
      code: 'Code',
      field: 'New password',
      hint: 'Ten characters.',
      submit: 'Save password',
      saved: 'Saved.',
    },
    data: { title: 'Your data', text: 'All of it, in one file.', submit: 'Download' },
    remove: {
      title: 'Delete account',
      text: 'It cannot be undone.',
      start: 'Delete',
      goes: ['Your profile', 'Your Credits'],
      stays: 'A fingerprint.',
      send: 'Send code',
      code: 'Code',
      submit: 'Delete for good',
    },
    cancel: 'Cancel',
    goodbye: { heading: 'Goodbye.', text: 'All is deleted.', home: 'Home' },
  },
  credits: {
    worth: 'Every 100 Credits take $1 off an order.',
    smallestExchange: { credits: 100, amount: 1, validDays: 365 },
  },
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
      word: ['MEGATRON', 3.87],
      page: '/us/flagship-megatron',
      guide: '/media/manuals/flagshipMegatron/en.pdf',
    },
  },
  playgrounds: { 'flagship-megatron': { name: 'Flagship Megatron', href: '/us/flagship-megatron' } },
  registrable: registrationExample.products,
};

const accountMessages = {
  ...exampleMessages,
  account: accountMessagesExample,
  rewards: {
    ...exampleMessages.rewards,
    signUp: 'New account',
    spent: 'Exchanged for {code}',
    exchange: 'Exchange {credits} Credits for {amount}',
    newCustomer: 'New-customer code',
    exchanged: 'Code for Credits',
    percentOff: '{percent} off your first order.',
    amountOff: '{amount} off one order.',
    until: 'Valid until {day}, {time}.',
    expired: 'Expired on {day}, {time}.',
    otherShop: 'Works in this shop only: {region}.',
    shop: 'To the shop',
  },
};

export const accountPage = examplePage({ lang: 'en-US', messages: accountMessages });

/** Puts a part of the account page into the document. */
export const showPart = (part: ReactNode, changes: Partial<AccountValue> = {}): void =>
  showOnPage(createElement(AccountContext, { value: { ...accountExample, ...changes } }, part), accountPage);

export const exampleProfile: Profile = {
  user_id: 'u1',
  email: 'robin@example.com',
  phone: null,
  nickname: 'Robin',
  region: 'us',
  has_password: false,
  credits: 200,
  credit_entries: [{ reason: 'signUp', code: null, amount: 200, created_at: Date.UTC(2026, 9, 1) }],
  codes: [],
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
  created_at: Date.UTC(2026, 9, 1),
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
