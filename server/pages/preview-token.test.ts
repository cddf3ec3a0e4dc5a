import { expect, test } from 'vitest';
import { networkOf } from '../http/forwarded.ts';
import type { RequestContext } from '../http/response.ts';
import { createPreviewToken } from './preview-token.ts';

const text = 'a-token-for-tests';
const quarterOfAnHour = 900_000;
const start = 1_790_000_000_000;

function visitors() {
  const token = createPreviewToken(text);
  const contextFrom = (from: string, cookie = '', now = start) =>
    ({
      now,
      network: networkOf(new Request('https://www.kinetra.example'), from, 0),
      request: new Request('https://www.kinetra.example', { headers: { cookie } }),
    }) as RequestContext;
  const carries = (from: string, candidate: string, now = start) =>
    token.isCarriedBy(contextFrom(from, `country=GB; preview=${candidate}`, now));
  const guess = (from: string, times: number, now = start) => {
    for (let index = 0; index < times; index += 1) carries(from, `guess-${index}`, now);
  };
  return { token, visit: contextFrom, carries, guess };
}

test('accepts the right cookie any number of times, and nothing else', () => {
  const { token, visit: contextFrom, carries } = visitors();
  for (let times = 0; times < 50; times += 1) expect(carries('203.0.113.1', text)).toBe(true);
  for (const wrong of ['', 'wrong', `${text}x`]) expect(carries('203.0.113.1', wrong)).toBe(false);
  expect(token.isCarriedBy(contextFrom('203.0.113.1'))).toBe(false);
});

test('a network that guessed too often is refused even with the right cookie', () => {
  const { token, visit: contextFrom, carries, guess } = visitors();
  guess('2001:db8::1', 11);
  expect(carries('2001:db8::2', text)).toBe(false);
  expect(token.takeAttempt(contextFrom('2001:db8::3'))).toBe(900);
  expect(carries('2001:db8:0:1::1', text)).toBe(true);
  expect(carries('2001:db8::2', text, start + quarterOfAnHour)).toBe(true);
});

test('attempts to log in and calendar keys count as well', () => {
  const { token, visit: contextFrom, carries } = visitors();
  for (let times = 0; times < 6; times += 1) token.takeAttempt(contextFrom('203.0.113.1'));
  for (let times = 0; times < 5; times += 1)
    expect(token.matchesSecret('key', `guess-${times}`, contextFrom('203.0.113.1'))).toBe(false);
  expect(token.matchesSecret('key', 'key', contextFrom('203.0.113.1'))).toBe(false);
  expect(carries('203.0.113.1', text)).toBe(false);
  expect(token.matchesSecret('key', 'key', contextFrom('203.0.113.2'))).toBe(true);
});

test('an outdated cookie sent again and again locks nobody out', () => {
  const { token, visit: contextFrom, carries } = visitors();
  for (let times = 0; times < 500; times += 1) expect(carries('203.0.113.1', 'of-yesterday')).toBe(false);
  expect(carries('203.0.113.1', text)).toBe(true);
  expect(token.takeAttempt(contextFrom('203.0.113.1'))).toBe(0);
  expect(token.accepts(text, contextFrom('203.0.113.1'))).toBe(true);
});

test('guesses from many networks lock nobody else out', () => {
  const { carries, guess } = visitors();
  for (let network = 0; network < 250; network += 1) guess(`198.51.100.${network}`, 11);
  expect(carries('203.0.113.1', text)).toBe(true);
});
