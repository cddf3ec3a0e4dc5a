import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { knownSettings, knownWords } from '#tests/support/added-edition/known-entries.ts';
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

test('what the pages of today no longer have is left out, and named', () => {
  const settings = { sections: [{ id: 'text', parts: [{ id: 'right' }], lists: { de: ['one'] } }] };
  const added = [{ id: 'text', parts: [{ id: 'form', only: ['it'] }], lists: { it: ['one', 'two'] } }, { id: 'gone' }];
  expect(knownSettings(settings, { sections: added })).toEqual({
    known: { sections: [{ id: 'text', lists: { it: ['one'] } }] },
    unknown: ['/sections/gone', '/sections/parts/form', '/sections/lists/it/two'],
  });
  expect(knownWords([{ title: 'Titel' }, { text: { a: 'A' } }], { title: 'Titolo', text: { a: 'A', b: 'B' } })).toEqual(
    {
      known: { title: 'Titolo', text: { a: 'A' } },
      unknown: ['/text/b'],
    },
  );
});
