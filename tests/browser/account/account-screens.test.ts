import { test } from 'vitest';
import { visitors } from '../support/visitors.ts';
import { expectFittingAccount, expectFittingErrors, expectFittingLogin } from './account-screens.ts';

const fixture = visitors();

test('every step of the login is accessible and fits the screen', { tags: 'every-browser' }, () =>
  expectFittingLogin(fixture, 'jp', 'phone'),
);

test('the account page is accessible and fits the screen, with its forms open', { tags: 'every-browser' }, () =>
  expectFittingAccount(fixture, 'de', 'phone'),
);

test('a form that shows errors is accessible and fits the screen', { tags: ['every-browser', 'nightly'] }, () =>
  expectFittingErrors(fixture, 'product-registration', 'registration-form', 'phone'),
);
