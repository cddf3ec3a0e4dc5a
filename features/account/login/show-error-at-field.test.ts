import { expect, test } from 'vitest';
import { CallRefused } from '#browser/session/call-errors.ts';
import { showErrorAtField } from './show-error-at-field.browser.ts';

test('shows a matching refusal at the field', () => {
  const refusal = new CallRefused({ responseName: 'wrongCode', code: 4001, message: 'Wrong code.' });
  expect(() => showErrorAtField('code', 'wrongCode')(refusal)).toThrow(
    expect.objectContaining({ message: 'Wrong code.', fields: { code: 'Wrong code.' } }),
  );
});

test('rethrows every other error unchanged', () => {
  const refusal = new CallRefused({ responseName: 'tooManyRequests', code: 4029, message: 'Wait.' });
  expect(() => showErrorAtField('code', 'wrongCode')(refusal)).toThrow(refusal);
});
