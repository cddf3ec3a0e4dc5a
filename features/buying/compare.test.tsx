import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { compareExample } from './compare.examples.ts';
import { CompareSection } from './compare.tsx';

const htmlOf = (section: typeof compareExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <CompareSection section={section} />
    </PageContext>,
  );

test('ends with a link to the full comparison, if there is one', () => {
  expect(htmlOf(compareExample)).toMatch(/href="\/uk\/compare\?robots=[^"]*"[^>]*>.*comparison\.all/);
  expect(htmlOf({ ...compareExample, all: undefined })).not.toContain('comparison.all');
});

test('has no group of shared facts', () => {
  expect(htmlOf(compareExample)).not.toContain('comparison.shared');
});
