import { expect, test } from 'vitest';
import { inboxOf } from './inbox.ts';

test.each([
  ['robin@example.com', 'robin@example.com'],
  ['robin+shop@example.com', 'robin@example.com'],
  ['robin+a+b@example.com', 'robin@example.com'],
  ['+robin@example.com', '+robin@example.com'],
  ['ro.bin@example.com', 'ro.bin@example.com'],
  ['r.o.bin+1@googlemail.com', 'robin@gmail.com'],
  ['ro_b-in@protonmail.com', 'robin@proton.me'],
])('%s is delivered to %s', (key, inbox) => {
  expect(inboxOf({ kind: 'email', key })).toEqual({ kind: 'email', key: inbox });
});

test('a phone number is its own inbox', () => {
  expect(inboxOf({ kind: 'phone', key: '+8613800138000' })).toEqual({ kind: 'phone', key: '+8613800138000' });
});
