import { test } from 'vitest';
import { visitors } from '../support/visitors.ts';
import { expectFittingAccount, expectFittingErrors, expectFittingLogin } from './account-screens.ts';

const fixture = visitors();

test('every step of the login is accessible and fits the screen', () => expectFittingLogin(fixture, 'jp', 'phone'));

test('the account page is accessible and fits the screen, with its forms open', () =>
  expectFittingAccount(fixture, 'de', 'desktop'));

test('a form that shows errors is accessible and fits the screen', () =>
  expectFittingErrors(fixture, 'product-registration', 'registrationForm', 'phone'));
