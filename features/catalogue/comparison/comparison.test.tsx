import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { comparisonSectionExample } from './comparison.examples.ts';
import { ComparisonSection } from './comparison.tsx';

const show = (section = comparisonSectionExample) => showOnPage(<ComparisonSection section={section} />);

beforeEach(() => show());

test('the chooser is a form that works without script, with the chosen robots, grouped by family', () => {
  const fields = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Robot \d$/ });
  expect(fields.map(({ name }) => name)).toEqual(['robots', 'robots', 'robots', 'robots']);
  const chosen = [...document.querySelectorAll<HTMLOptionElement>('option[selected]')].map(({ value }) => value);
  expect(chosen).toEqual(['flagshipMegatron', 'grimlockG1Flagship', '', '']);
  expect(screen.getAllByRole('group', { name: 'Transformers' })).toHaveLength(4);
  const form = fields[0]?.form as HTMLFormElement;
  expect([form.getAttribute('action'), form.method]).toEqual(['/uk/compare', 'get']);
  expect(form.querySelector('button[type="submit"]')).not.toBeNull();
});

test('says what is compared and what was left out', () => {
  const { textContent } = screen.getByRole('status');
  expect(textContent).toMatch(/Flagship Megatron and Flagship Grimlock\..*One robot was left out\./);
});

test('draws the products to scale without style attributes, and lists their heights', () => {
  expect(screen.getByRole('figure').textContent).toContain('To one scale: Flagship Megatron 48 cm.');
  expect(document.body.innerHTML).toContain('li:nth-child(1){--top:0.96;');
  expect(document.body.innerHTML).not.toContain('li:nth-child(2){');
  expect(document.querySelector('[style]')).toBeNull();
  const { comparison } = comparisonSectionExample;
  show({ ...comparisonSectionExample, comparison: { ...comparison, lineUp: undefined } });
  expect(screen.queryByRole('figure')).toBeNull();
});
