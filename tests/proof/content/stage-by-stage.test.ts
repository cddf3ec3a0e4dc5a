import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '#tests/support/running/project-copy.ts';
import { checkEverything } from '#tools/content/check-everything.ts';

/** Mistakes by the stage that finds them: file, replaced text, new text, part of the message. */
const plantedMistakes: Record<string, [file: string, old: string | RegExp, text: string, message: string][]> = {
  'files and their schemas': [
    ['messages/fr.yaml', /$/, '\nbroken: [1, 2\n', 'not YAML'],
    ['notes.txt', '', 'a note', 'nothing reads'],
    ['offers/uk.yaml', /price: \d+/, 'price: twelve', '.price: "twelve"'],
    ['mail/de.yaml', /^( +given: )/m, '$1x{prise} ', 'the unknown value {prise}'],
    ['pages/support/page.yaml', /$/, '  - { id: signup, kind: newsletter }\n', 'a support page cannot hold'],
    ['pages/faq/de.yaml', /^ {4}heading:.*\n/m, '', 'heading: missing'],
  ],
  'what files say of each other': [
    ['offers/us.yaml', 'stage: cyber', 'stage: cyberr', 'the stage "cyberr"'],
    ['pages/about-us/page.yaml', 'picture: optimus/stage', 'picture: optimus/stagge', 'the picture "optimus/stagge"'],
    ['regions/de.yaml', 'page:privacy-policy', 'page:privacy', 'the page "privacy"'],
    ['products/aiBase.yaml', /^ {2}fr: .*\n/m, '', 'no name for the fr edition'],
    ['pages/terms-use/ja.yaml', /^title: /m, 'title: "{prise}" #', 'the unknown value {prise}'],
    ['pages/home/page.yaml', 'product: flagshipMegatron', 'product: k1Ghost', 'the product "k1Ghost"'],
  ],
  'pages at every instant': [['pictures/megatron.yaml', /^ {4}ko: .*\n/m, '', 'no words for the kr edition']],
  'the audit': [
    ['pages/warranty-information/en.yaml', /^description: .*$/m, 'description: As of 30 November 2025.', 'in words'],
  ],
};

/** The texts of the files before the mistakes; undefined for a new file. */
const texts = new Map<string, string | undefined>();

const copy = copyProject(['content']);
afterAll(() => rmSync(copy, { recursive: true }));
for (const [file, old, text] of Object.values(plantedMistakes).flat()) {
  const path = join(copy, 'content', file);
  const before = old === '' ? undefined : readFileSync(path, 'utf8');
  const after = (before ?? '').replace(old, text);
  expect(after).not.toBe(before);
  texts.set(file, before);
  writeFileSync(path, after);
}

test.each(Object.entries(plantedMistakes))(
  'reports every mistake in %s, and none of later stages',
  async (_, planted) => {
    const { issues, findings } = await checkEverything(copy, { isVerified: false, auditAt: Date.parse('2026-11-26') });
    const errors = findings.filter(({ severity, accepted }) => severity === 'error' && accepted === undefined);
    const lines = [...issues, ...errors].map(
      ({ file, path, actual }) => `${file.replace(/.*content\//, '')} ${path}: ${actual}`,
    );
    for (const [file, , , message] of planted) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${file} .*${RegExp.escape(message)}`)));
      const text = texts.get(file);
      if (text === undefined) rmSync(join(copy, 'content', file));
      else writeFileSync(join(copy, 'content', file), text);
    }
    expect(lines).toHaveLength(planted.length);
  },
);
