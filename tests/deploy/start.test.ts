import { expect, test } from 'vitest';
import { startSite } from '../support/running/running-site.ts';

const startError = async (settings: Record<string, string>) => {
  const error: unknown = await startSite(settings).catch((reason: unknown) => reason);
  return String((error as Error).message);
};

test.each([
  ['an invalid setting', { PORT: '80a' }, 'PORT is "80a": set it to a number from 0 to 65535.'],
  [
    'a clock in production',
    { SITE_ENV: 'production', SITE_CLOCK: '2025-08-20T16:00:00Z' },
    'SITE_CLOCK is set in production',
  ],
  ['a data folder that cannot be written', { DATA_DIR: '/dev/null/data' }, 'DATA_DIR /dev/null/data cannot be written'],
])('%s stops the start with one clear message and no stack', async (_what, settings, message) => {
  const output = await startError(settings);
  expect(output).toContain(message);
  expect(output).not.toMatch(/\n\s+at /);
});
