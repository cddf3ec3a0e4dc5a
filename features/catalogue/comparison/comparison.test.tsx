import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { comparisonSectionExample } from './comparison.examples.ts';
import { ComparisonSection } from './comparison.tsx';

const htmlOf = (section = comparisonSectionExample) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <ComparisonSection section={section} />
    </PageContext>,
  );

const html = htmlOf();

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

test('draws the products to scale without style attributes, and lists their heights', () => {
  expect(html).toContain('li:nth-child(1){--top:0.96;');
  expect(html).not.toContain('li:nth-child(2){');
  expect(html).not.toContain('style="');
  expect(html).toMatch(/<figcaption[^>]*>To one scale: Flagship Megatron 48 cm\.<\/figcaption>/);
  const { comparison } = comparisonSectionExample;
  const undrawn = htmlOf({ ...comparisonSectionExample, comparison: { ...comparison, lineUp: undefined } });
  expect(undrawn).not.toContain('<figure');
});
