import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { exampleWords } from '#tests/support/examples/words.examples.ts';
import { serviceRequest } from './service-request.ts';
import { ServiceRequestSection } from './service-request.tsx';

it('the service request form offers every reason that the API accepts, and marks optional fields', () => {
  const { heading, lead, noScript, next, ...words } = exampleWords(serviceRequest.words);
  const products = [{ id: 'flagshipMegatron', name: 'Flagship Megatron' }];
  const section = { id: 'request', kind: 'service-request', heading, lead, noScript, next, words, products } as const;
  showOnPage(<ServiceRequestSection section={section} />, examplePage({ slug: 'return-manufacturer' }));
  const values = screen.getAllByRole<HTMLOptionElement>('option').flatMap(({ value }) => value || []);
  expect(values).toEqual(['repair', 'return', 'missingPart', 'question', 'flagshipMegatron']);
  expect(screen.getAllByText('form.optional').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'serial.label form.optional',
    'order.label form.optional',
  ]);
});
