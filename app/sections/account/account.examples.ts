import type { SectionOf } from '#rules/sections/registry.ts';
import type { Profile } from '../../session/session.ts';
import { loginExample } from '../login/login.examples.ts';

const { forms, codes, errorTexts } = loginExample;

export const accountExample: SectionOf<'account'> = {
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
    newsletter: {
      title: 'Newsletter',
      label: 'News by email',
      none: 'Off.',
      pending: 'Not confirmed yet.',
      active: 'On.',
    },
    products: { title: 'Registered robots', none: 'None yet.', serial: 'Serial number', register: 'Register a robot' },
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
    retry: 'Retry',
    notLoaded: 'Failed to load data.',
    greeting: 'Hello, {name}.',
    bought: 'Bought on {date} from {dealer}',
  },
  forms,
  codes,
  errorTexts,
  hrefs: { home: '/us', login: '/us/login', register: '/us/product-registration' },
  products: { flagshipMegatron: 'Flagship Megatron' },
};

export const exampleProfile: Profile = {
  user_id: 'u1',
  email: 'robin@example.com',
  phone: null,
  nickname: 'Robin',
  region: 'us',
  has_password: false,
  credits: 200,
  newsletter: 'pending',
  products: [
    {
      id: 'p1',
      product: 'flagshipMegatron',
      serial_number: 'KM36-0012-3456',
      purchased_on: '2026-11-01',
      dealer: 'KINETRA shop',
      created_at: Date.UTC(2026, 10, 2),
    },
  ],
  created_at: Date.UTC(2026, 9, 1),
};
