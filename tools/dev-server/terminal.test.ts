import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { readableLine } from './terminal.ts';

const lineOf = (record: object): string | undefined => {
  const line = readableLine(JSON.stringify({ level: 'info', time: '2026-11-27T00:00:00Z', ...record }), '/project');
  return line === undefined ? undefined : stripVTControlCharacters(line);
};

test('a request is its method, path, status and duration', () => {
  const request = { msg: 'request', id: 'a', method: 'GET', path: '/us', status: 200, ms: 12.6, kind: 'page' };
  expect(lineOf(request)).toBe('GET /us 200 13 ms');
});

test('pictures and files are left out unless they fail', () => {
  const request = { msg: 'request', method: 'GET', path: '/media/a', ms: 1, kind: 'media' };
  expect(lineOf({ ...request, status: 200 })).toBeUndefined();
  expect(lineOf({ ...request, status: 404 })).toBe('GET /media/a 404 1 ms');
});

test('calls of the editor are left out unless they fail', () => {
  const request = { msg: 'request', method: 'POST', path: '/admin/api', ms: 1, kind: 'page' };
  expect(lineOf({ ...request, status: 200 })).toBeUndefined();
  expect(lineOf({ ...request, status: 422 })).toBe('POST /admin/api 422 1 ms');
});

test('an error is its position, its message and our part of its stack', () => {
  const stack =
    'TypeError: no\n    at page (/project/rules/page.ts:2:3)\n    at react (/project/node_modules/r.js:1:1)\n    at run (/project/server/run.ts:4:5)';
  const err = { type: 'TypeError', message: 'no', stack };
  expect(lineOf({ level: 'error', msg: 'a request failed', path: '/us', err })).toBe(
    'a request failed: /us\n  rules/page.ts:2:3\n  TypeError: no\n      at run (server/run.ts:4:5)',
  );
});

test('any other line is its message and what it is about', () => {
  expect(lineOf({ msg: 'a mail was sent', to: 'a@b.example' })).toBe('a mail was sent  to="a@b.example"');
});
