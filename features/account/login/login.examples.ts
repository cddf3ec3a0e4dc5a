import type { LoginValue } from './login.ts';

export const loginExample: LoginValue = {
  id: 'login',
  kind: 'login',
  heading: 'Log in or register',
  noScript: 'Logging in needs JavaScript.',
  words: {
    ways: 'Ways to log in',
    email: {
      tab: 'Code by email',
      field: 'Email address',
      intro: 'We send you a code. It makes you an account, with 200 Credits.',
      code: 'Code',
      change: 'Another address',
    },
    send: 'Send code',
    submit: 'Log in',
    password: { tab: 'Password', field: 'Password', missing: 'Enter your password.', reset: 'Forgot it?' },
    reset: {
      heading: 'Set a password',
      intro: 'We send a code.',
      field: 'New password',
      hint: 'Ten characters.',
      submit: 'Save',
      back: 'Back',
    },
    already: { heading: 'You are logged in.', account: 'To my account', onward: 'Continue', leave: 'Log out' },
    welcome: {
      heading: 'Welcome.',
      text: 'Your account is ready.',
      credits: 'Credits',
      nickname: 'Nickname',
      hint: 'We greet you by it.',
      submit: 'Continue',
      password: 'Set a password',
    },
    entering: 'One moment',
    blocked: 'Nothing can be stored here.',
  },
  creditsWorth: 'Every 100 Credits take £1 off an order.',
  agreement: ['You accept the ', { label: 'Terms of Use', href: '/us/terms-use' }, '.'],
  consents: [],
  account: '/us/account',
};

/** With codes by text message as the first method, as in China. */
export const loginByPhoneExample: LoginValue = {
  ...loginExample,
  words: {
    ...loginExample.words,
    phone: { ...loginExample.words.email, tab: 'Phone', field: 'Mobile number', instead: 'Use email instead' },
  },
};
