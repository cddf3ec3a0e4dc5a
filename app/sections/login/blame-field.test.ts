import { expect, test } from 'vitest';
import { CallRefused } from '../../session/call-errors.ts';
import { fieldOfError } from './blame-field.ts';

test('shows a matching refusal at the field', () => {
  const refused = new CallRefused({ answer: 'wrongCode', code: 4001, message: 'Wrong code.' });
  expect(() => fieldOfError('code', 'wrongCode')(refused)).toThrow(
    expect.objectContaining({ message: 'Wrong code.', fields: { code: 'Wrong code.' } }),
  );
});

test('rethrows every other error unchanged', () => {
  const refused = new CallRefused({ answer: 'tooMany', code: 4029, message: 'Wait.' });
  expect(() => fieldOfError('code', 'wrongCode')(refused)).toThrow(refused);
});
