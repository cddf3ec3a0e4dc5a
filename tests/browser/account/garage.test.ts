import { test } from 'vitest';
import { visitors } from '../support/visitors.ts';
import { expectProgramOnTwoDevices, expectRobotWithWarranty } from './garage-journey.ts';

// The other editions: `npm run proof -- garage`.
const fixture = visitors();

test('a robot shows its warranties, also for a leap day', { tags: 'every-browser' }, () =>
  expectRobotWithWarranty(fixture, 'us'),
);

test(
  'a program goes from a device to the account and to another device, and both changes are kept',
  { tags: ['every-browser', 'nightly'] },
  () => expectProgramOnTwoDevices(fixture, 'us'),
);
