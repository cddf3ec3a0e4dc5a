import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefOf, hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { contactsExample } from './contacts.examples.ts';
import { ContactsSection } from './contacts.tsx';

test('contacts show the opening hours once, above all groups, and link what can be linked', () => {
  showOnPage(<ContactsSection section={contactsExample} />);
  const hours = screen.getByText(/Monday to Friday/);
  expect(hours.compareDocumentPosition(screen.getByText('Near you'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(hrefOf('support@kinetra.example')).toBe('mailto:support@kinetra.example');
  expect(hrefOf('+1-202-555-0142')).toBe('tel:+12025550142');
  expect(hrefsIn().filter((href) => href?.startsWith('tel:'))).toHaveLength(1);
});
