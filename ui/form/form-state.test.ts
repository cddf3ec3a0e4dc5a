import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  afterBlur,
  afterFailure,
  afterInput,
  type FormView,
  firstView,
  optional,
  readFailure,
  required,
  ruleFor,
} from './form-state.ts';

const names = ['email', 'nickname', 'agreed'] as const;
type Name = (typeof names)[number];

const fail = (errors: FormView<Name>['errors'], summary?: string) =>
  afterFailure<Name>(firstView, names, { errors, summary });
const refusal = (message: string, fields: Record<string, string>) => Object.assign(new Error(message), { fields });

afterEach(() => vi.unstubAllGlobals());

describe('a rule', () => {
  it('says what is wrong with a text, and nothing of a valid one', () => {
    const email = ruleFor('email', 'No address.');
    expect([email('name@'), email('name@example.com')]).toEqual(['No address.', undefined]);
  });

  it('may let a field stay empty, or want it filled', () => {
    const nickname = optional(ruleFor('nickname', 'Too long.'));
    expect([nickname(' '), nickname('n'.repeat(41))]).toEqual([undefined, 'Too long.']);
    expect([required('Agree.')('on'), required('Agree.')('')]).toEqual([undefined, 'Agree.']);
  });
});

describe('a form', () => {
  it('moves no focus for an error of the whole', () => {
    expect(fail({}, 'Try again.')).toMatchObject({ errors: {}, summary: 'Try again.', focus: undefined });
  });

  it('shows no error before it was sent once', () => {
    expect(afterBlur<Name>(firstView, 'email', 'No address.').errors).toEqual({});
  });

  it('keeps an error of the server until the field is edited', () => {
    const view = fail({ email: 'This address bounced.' });
    expect(afterBlur(view, 'email', undefined).errors).toEqual({ email: 'This address bounced.' });
    expect(afterInput(view, 'email', undefined).errors).toEqual({});
  });
});

describe('a failed call', () => {
  const read = (error: unknown) => readFailure(error, names, 'Try again later.');

  it('is shown at the fields that it names', () => {
    const error = refusal('Check this.', { email: 'This address bounced.' });
    expect(read(error)).toEqual({ errors: { email: 'This address bounced.' }, summary: undefined });
  });

  it('is shown for the whole form if it names a field that is not there', () => {
    const error = refusal('Check the fields.', { challenge_id: 'Ask for a new code.' });
    expect(read(error)).toEqual({ errors: {}, summary: 'Ask for a new code.' });
  });

  it('says why there was no response', () => {
    expect(read(refusal('Check your connection.', {})).summary).toBe('Check your connection.');
  });

  it('hides the message of an unexpected error, and reports it', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const bug = new TypeError('x is not a function');
    expect(read(bug).summary).toBe('Try again later.');
    expect(report).toHaveBeenCalledExactlyOnceWith(bug);
  });
});
