import { expect, test } from 'vitest';
import { hrefOf, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { helpContactExample } from './help-contact.examples.ts';
import { HelpContactSection } from './help-contact.tsx';

test('contact below questions lists each way to get in touch, and links to pages that help', () => {
  showOnPage(<HelpContactSection section={helpContactExample} />);
  expect(document.getElementById('contact')?.tagName).toBe('SECTION');
  expect(textsOf('term')).toEqual(expect.arrayContaining(['Email', 'Hours']));
  expect(textsOf('definition')).toContain('Monday to Friday, 09:00 to 17:00');
  expect(hrefOf('support@kinetra.example')).toBe('mailto:support@kinetra.example');
  expect(hrefOf(/Returns/)).toBe('/us/return-manufacturer');
});
