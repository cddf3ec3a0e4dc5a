import { describe, expect, it } from 'vitest';
import { exampleFacts } from './browser.examples.ts';
import { readResponse } from './read-response.ts';

const read = (code: number, msg = '', data: unknown = {}) => readResponse({ code, msg, data }, exampleFacts.words);

function refusal(code: number, msg?: string, data?: unknown): unknown {
  try {
    return read(code, msg, data);
  } catch (error) {
    return error;
  }
}

describe('readResponse', () => {
  it('returns the data of code 2000', () => {
    expect(read(2000, 'ok', { credits: 200 })).toEqual({ credits: 200 });
  });

  it('throws a refusal with the server’s text for any other code', () => {
    expect(refusal(4002, 'Wrong password.')).toMatchObject({
      name: 'CallRefused',
      responseName: 'wrongLogin',
      code: 4002,
      message: 'Wrong password.',
    });
  });

  it('uses the text of the code when the server sends none', () => {
    expect(refusal(4002)).toMatchObject({ message: 'answers.wrongLogin' });
    expect(refusal(4003, '  ')).toMatchObject({ responseName: 'sessionExpired', message: 'answers.sessionExpired' });
  });

  it('uses the default text when the code has none', () => {
    expect(refusal(4999)).toMatchObject({ responseName: undefined, code: 4999, message: 'answers.internalError' });
    expect(refusal(0)).toMatchObject({ code: 0, message: 'answers.internalError' });
  });

  it('names the invalid fields that it knows', () => {
    const fields = { email: 'Enter an address.', toString: 'x', stranger: 'x', code: 7, password: '' };
    expect(refusal(4000, '', { fields })).toMatchObject({ fields: { email: 'Enter an address.' } });
    expect((refusal(4000, '', { fields }) as { fields: object }).fields).toEqual({ email: 'Enter an address.' });
  });

  it('gives the seconds after which to try again', () => {
    expect(refusal(4029, '', { retry_in: 42 })).toMatchObject({ responseName: 'tooManyRequests', retryIn: 42 });
    expect(refusal(4029, '', { retry_in: 'soon' })).toMatchObject({ retryIn: undefined });
  });

  it.each([null, 'text', 7, []])('accepts a refusal whose data holds nothing useful: %j', (data) => {
    expect(refusal(4000, '', data)).toMatchObject({ fields: {}, retryIn: undefined });
  });
});
