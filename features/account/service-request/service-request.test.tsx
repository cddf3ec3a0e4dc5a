import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { serviceExample } from './service-request.examples.ts';
import { ServiceRequestSection } from './service-request.tsx';

it('the service request form offers every reason that the API accepts, marks optional fields and says what follows', () => {
  showOnPage(<ServiceRequestSection section={serviceExample} />, examplePage({ slug: 'return-manufacturer' }));
  const values = screen.getAllByRole<HTMLOptionElement>('option').flatMap(({ value }) => value || []);
  expect(values).toEqual(['repair', 'return', 'missingPart', 'question', 'flagshipMegatron']);
  expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'What is it about?',
    'Robot',
    'Serial number form.optional',
    'Order number form.optional',
    'What happened?',
    'Name',
    'Email address',
  ]);
  const steps = screen.getByRole('complementary');
  expect(textsOf('heading', steps)[0]).toBe('What happens next');
  expect(textsOf('listitem', steps)[0]).toMatch(/^Within 24 hours/);
});
