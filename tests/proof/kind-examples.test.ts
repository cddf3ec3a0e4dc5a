import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SectionKindName } from '#rules/sections/registry.ts';
import { sectionKinds } from '#rules/sections/registry.ts';
import { copyProject } from '#tests/support/running/project-copy.ts';
import { checkEverything } from '#tools/content/check-everything.ts';
import { kindExamples } from '#tools/scaffold/kinds/kind-examples.ts';
import { writeScaffold } from '#tools/scaffold/scaffold.ts';

const root = join(import.meta.dirname, '../..');
const copy = copyProject(['content']);
afterAll(() => rmSync(copy, { recursive: true }));

test('every example of a kind of section loads, resolves and renders as a page of its own', async () => {
  const examples = kindExamples(root);
  expect([...examples.keys()].sort()).toEqual((Object.keys(sectionKinds) as SectionKindName[]).sort());
  for (const [name, { kind, page, locale, words }] of examples) {
    const folder = `content/pages/${kind === 'news' ? 'news/' : ''}example-${name}`;
    writeScaffold(copy, {
      newFiles: { [`${folder}/page.yaml`]: page, [`${folder}/${locale}.yaml`]: words },
      changedFiles: {},
      nextSteps: [],
    });
  }
  const { issues, content } = await checkEverything(copy, { isVerified: false, auditAt: undefined });
  expect(issues).toEqual([]);
  const shown = new Set(content?.shapes.pages.map(({ slug }) => slug.replace('news/', '')));
  expect([...examples.keys()].filter((name) => !shown.has(`example-${name}`))).toEqual([]);
});
