import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { readableLine } from './terminal.ts';

const lineOf = (record: object): string | undefined => {
  const line = readableLine(JSON.stringify({ level: 'info', time: '2026-11-27T00:00:00Z', ...record }), '/project');
  return line === undefined ? undefined : stripVTControlCharacters(line);
};

const request = { msg: 'request', id: 'a', method: 'GET', path: '/us', ms: 12.6, kind: 'page', status: 200 };

test.each<[what: string, record: object, line: string | undefined]>([
  ['a request', request, 'GET /us 200 13 ms'],
  ['a picture', { ...request, kind: 'media' }, undefined],
  ['a picture that is not there', { ...request, kind: 'media', status: 404 }, 'GET /us 404 13 ms'],
  ['a call of the editor', { ...request, path: '/admin/api' }, undefined],
  ['a call of the editor that fails', { ...request, path: '/admin/api', status: 422 }, 'GET /admin/api 422 13 ms'],
  ['any other line', { msg: 'a mail was sent', to: 'a@b.example' }, 'a mail was sent  to="a@b.example"'],
])('the terminal shows %s or leaves it out', (_what, record, line) => {
  expect(lineOf(record)).toBe(line);
});

test('an error is its position, its message and our part of its stack', () => {
  const stack =
    'TypeError: no\n    at page (/project/rules/page.ts:2:3)\n    at react (/project/node_modules/r.js:1:1)\n    at run (/project/server/run.ts:4:5)';
  const err = { type: 'TypeError', message: 'no', stack };
  expect(lineOf({ level: 'error', msg: 'a request failed', path: '/us', err })).toBe(
    'a request failed: /us\n  rules/page.ts:2:3\n  TypeError: no\n      at run (server/run.ts:4:5)',
  );
});
