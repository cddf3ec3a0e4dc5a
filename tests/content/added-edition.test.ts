import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { contentFolder } from '#tests/support/site/content-folder.ts';

/**
 * Keys without which content is refused, a page cannot be resolved or a duty is not met, and the message in that case.
 */
const planted = {
  'regions/it.yaml:consent': 'regions/it.yaml › consent: missing',
  'company.yaml:editions.it.privacyOfficer': '/it/privacy-policy at ',
  'law/it.yaml:warranty': 'law/it.yaml: no warranty',
};

const script = fileURLToPath(new URL('../support/added-edition/resolve-added-edition.ts', import.meta.url));

let whole: string[] | undefined;
let faulty: string[][];
beforeAll(async () => {
  const cwd = dirname(contentFolder);
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...Object.keys(planted)], { cwd });
  [whole, ...faulty] = JSON.parse(stdout) as string[][];
}, 60_000);

test('an edition that is added by data has every page before, in and after its sale', () => {
  expect(whole).toEqual([]);
});

test('what it lacks is found', () => {
  expect(faulty.map(([first]) => first)).toEqual(Object.values(planted).map((text) => expect.stringContaining(text)));
});
