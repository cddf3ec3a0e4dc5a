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

describe('an answer', () => {
  it('of 2000 is its data', () => {
    expect(read(2000, 'ok', { credits: 200 })).toEqual({ credits: 200 });
  });

  it('of any other code is a refusal, in the server’s words', () => {
    expect(refusal(4002, 'Wrong password.')).toMatchObject({
      name: 'CallRefused',
      answer: 'wrongLogin',
      code: 4002,
      message: 'Wrong password.',
    });
  });

  it('says the words of its code where the server says nothing', () => {
    expect(refusal(4002)).toMatchObject({ message: 'answers.wrongLogin' });
    expect(refusal(4003, '  ')).toMatchObject({ answer: 'session', message: 'answers.session' });
  });

  it('says the default where nobody has words', () => {
    expect(refusal(4999)).toMatchObject({ answer: undefined, code: 4999, message: 'answers.server' });
    expect(refusal(0)).toMatchObject({ code: 0, message: 'answers.server' });
  });

  it('names the fields that are wrong, those that we know', () => {
    const fields = { email: 'Enter an address.', toString: 'x', stranger: 'x', code: 7, password: '' };
    expect(refusal(4000, '', { fields })).toMatchObject({ fields: { email: 'Enter an address.' } });
    expect((refusal(4000, '', { fields }) as { fields: object }).fields).toEqual({ email: 'Enter an address.' });
  });

  it('says after how many seconds to try again', () => {
    expect(refusal(4029, '', { retry_in: 42 })).toMatchObject({ answer: 'tooMany', retryIn: 42 });
    expect(refusal(4029, '', { retry_in: 'soon' })).toMatchObject({ retryIn: undefined });
  });

  it.each([null, 'text', 7, []])('stands with data that says nothing: %j', (data) => {
    expect(refusal(4000, '', data)).toMatchObject({ fields: {}, retryIn: undefined });
  });
});
