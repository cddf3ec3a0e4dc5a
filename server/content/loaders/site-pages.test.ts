import { expect, test } from 'vitest';
import { page as pageSchema } from '#core/links/page-schema.ts';
import { type SectionKindName, sectionKinds, sectionKindsOn } from '#pages/sections.ts';
import { issuesWith } from '#tests/support/site/edited-content.ts';

test('refuses a page at a reserved path and says how to fix it', () => {
  const page = 'kind: support\nwhere: {}\npicture: share/kinetra\nsections:\n  - { id: top, kind: page-head }\n';
  expect(issuesWith([], [['pages/preview/page.yaml', page]])).toContain(
    'pages/preview/page.yaml: the address /preview, which the server answers itself. Give the folder another name.',
  );
});

test.each([
  [
    'prose',
    '"prose", which a news page cannot hold. Write one of article, news-list, page-head, or add news to the line of prose in pages/sections.ts and run npm run new -- tables.',
  ],
  ['constructor', '"constructor". Write one of article, news-list, page-head.'],
])('refuses a section of the kind %s on a page of news and lists those that it can hold', (kind, issue) => {
  const page = `kind: news\nwhere: {}\npicture: share/kinetra\nsections: [{ id: text, kind: ${kind}, parts: [] }]\n`;
  expect(issuesWith([], [['pages/news/text/page.yaml', page]])).toContain(
    `pages/news/text/page.yaml › sections.0.kind: ${issue}`,
  );
});

test('refuses every kind of section on every kind of page that cannot hold it', () => {
  const pageKinds = pageSchema.shape.kind.options;
  const sections = (Object.keys(sectionKinds) as SectionKindName[]).map((kind, index) => ({ id: `s${index}`, kind }));
  const pageOf = (kind: string) => JSON.stringify({ kind, where: {}, picture: 'share/kinetra', sections });
  const issues = issuesWith(
    [],
    pageKinds.map((kind) => [`pages/planted-${kind}/page.yaml`, pageOf(kind)]),
    { isVerified: true },
  );
  for (const kind of pageKinds) {
    const allowed: readonly string[] = sectionKindsOn(kind);
    const refused = sections.filter(({ kind: section }) =>
      issues.some((line) => line.includes(`planted-${kind}/`) && line.includes(`"${section}", which a ${kind} page`)),
    );
    expect(refused.map((one) => one.kind)).toEqual(
      sections.map((one) => one.kind).filter((one) => !allowed.includes(one)),
    );
  }
});
