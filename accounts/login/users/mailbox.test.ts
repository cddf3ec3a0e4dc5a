import { expect, test } from 'vitest';
import { canonicalMailbox } from './address.ts';

test.each([
  ['robin@example.com', 'robin@example.com'],
  ['robin+shop@example.com', 'robin@example.com'],
  ['robin+a+b@example.com', 'robin@example.com'],
  ['+robin@example.com', '+robin@example.com'],
  ['ro.bin@example.com', 'ro.bin@example.com'],
  ['r.o.bin+1@googlemail.com', 'robin@gmail.com'],
  ['ro_b-in@protonmail.com', 'robin@proton.me'],
  ['robin+1@me.com', 'robin@icloud.com'],
  ['robin@mac.com', 'robin@icloud.com'],
  ['ro.bin@ya.ru', 'ro-bin@yandex.ru'],
  ['ro-bin@yandex.com', 'ro-bin@yandex.ru'],
  ['robin@yandex.kz', 'robin@yandex.ru'],
  ['robin-shop@yahoo.com', 'robin@yahoo.com'],
  ['robin-shop-2@yahoo.co.uk', 'robin@yahoo.co.uk'],
  ['robin-shop@yahoo.co.jp', 'robin-shop@yahoo.co.jp'],
  ['robin-shop@ymail.com', 'robin@ymail.com'],
  ['shop@robin.fastmail.com', 'robin@fastmail.com'],
  ['shop+2@robin.fastmail.fm', 'robin@fastmail.fm'],
  ['ro-bin@fastmail.com', 'ro-bin@fastmail.com'],
])('%s is delivered to %s', (key, inbox) => {
  expect(canonicalMailbox({ kind: 'email', key })).toEqual({ kind: 'email', key: inbox });
});

test('a phone number is its own inbox', () => {
  expect(canonicalMailbox({ kind: 'phone', key: '+8613800138000' })).toEqual({ kind: 'phone', key: '+8613800138000' });
});
