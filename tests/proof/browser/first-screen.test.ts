import { test } from 'vitest';
import { expectFirstScreenFirst, expectSmallConsentCard } from '../../browser/loading/first-screen-checks.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();

test.each(['/', '/us', '/uk', '/fr', '/de', '/kr'])(
  'on a phone the consent card of %s is small, and its buttons are large enough',
  async (path) => expectSmallConsentCard(await newVisitor('phone'), path),
);

test.each(['/us', '/de/flagship-megatron'])(
  'on a phone %s loads its first screen first, and then the rest',
  async (path) => expectFirstScreenFirst(await newVisitor('phone'), path),
);
