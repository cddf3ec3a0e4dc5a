import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePage } from '../../context/page.examples.ts';
import { PageContext } from '../../context/page-context.tsx';
import { comparisonSectionExample } from './comparison.examples.ts';
import { ComparisonSection } from './comparison.tsx';

const html = renderToStaticMarkup(
  <PageContext value={examplePage()}>
    <ComparisonSection section={comparisonSectionExample} />
  </PageContext>,
);

test('the chooser is a form that works without script', () => {
  expect(html).toMatch(/<form[^>]*action="\/uk\/compare"/);
  expect(html.match(/<select[^>]*name="robots"/g)).toHaveLength(4);
  expect(html).toMatch(/<button[^>]*type="submit"/);
  expect(html).not.toContain('method="post"');
});

test('the chosen robots are selected, each field has a name, and robots are grouped by family', () => {
  const selected = [...html.matchAll(/<option value="(\w*)" selected="">/g)].map(([, id]) => id);
  expect(selected).toEqual(['flagshipMegatron', 'grimlockG1Flagship', '', '']);
  expect(html).toMatch(/<select[^>]*aria-label="Robot 1"/);
  expect(html).toContain('<optgroup label="Transformers">');
});

test('says what is compared and what was left out', () => {
  expect(html).toMatch(/role="status">.*Flagship Megatron and Flagship Grimlock\..*One robot was left out\./);
});
