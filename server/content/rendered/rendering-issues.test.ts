import { expect, test } from 'vitest';
import type { Site } from '#core/site.ts';
import type { Page } from '#pages/page.ts';
import { onePageOfEachShape } from './page-shapes.ts';
import { renderingIssues } from './rendering-issues.ts';

const site = {
  pages: { warranty: { settings: { sections: [{ id: 'head' }, { id: 'signup' }] }, words: {} } },
} as unknown as Site;

const pageWith = (changes: object) =>
  ({
    edition: 'uk',
    slug: 'warranty',
    kind: 'support',
    shell: {},
    instant: 0,
    sections: [],
    ...changes,
  }) as unknown as Page;

const [head, signup] = [
  { id: 'head', kind: 'page-head', heading: 'Warranty' },
  { id: 'signup', kind: 'newsletter', heading: 'First word' },
];

async function renderWithoutNewsletter(page: Page): Promise<string> {
  if (page.sections.some(({ kind }) => kind === 'newsletter')) throw new Error('no component for newsletter');
  return '<!doctype html>';
}

test('a page that the server could not render is an issue of the section that stops it', async () => {
  const pages = [pageWith({ sections: [head, signup] }), pageWith({ edition: 'us', sections: [head, signup] })];
  expect(await renderingIssues(site, pages, renderWithoutNewsletter)).toEqual([
    {
      file: 'content/pages/warranty/page.yaml',
      path: 'sections.1',
      actual: 'visitors would get an error instead of the page: no component for newsletter',
      fix: 'Fix it where the message says; it happens in the uk edition from the beginning.',
    },
  ]);
});

test('pages that differ only in their texts are rendered once, pages with other fields again', () => {
  const one = pageWith({ sections: [head] });
  const others = [
    pageWith({ sections: [{ ...head, heading: 'Guarantee' }] }),
    pageWith({ sections: [{ ...head, link: { href: '/uk' } }] }),
    pageWith({ sections: [head, signup] }),
  ];
  expect(onePageOfEachShape([one, ...others])).toEqual([one, ...others.slice(1)]);
});
