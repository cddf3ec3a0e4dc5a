import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contactsExample } from './contacts.examples.ts';
import { ContactsSection } from './contacts.tsx';

const html = renderToStaticMarkup(<ContactsSection section={contactsExample} />);

describe('contacts', () => {
  it('show the opening hours once, above all groups', () => {
    expect(html.match(/Monday to Friday/g)).toHaveLength(1);
    expect(html.indexOf('Monday to Friday')).toBeLessThan(html.indexOf('Near you'));
  });

  it('link email addresses and telephone numbers', () => {
    expect(html).toContain('<a href="mailto:support@kinetra.example">support@kinetra.example</a>');
    expect(html).toContain('<a href="tel:+12025550142">+1-202-555-0142</a>');
  });

  it('show no telephone number where there is none', () => {
    expect(html.match(/tel:/g)).toHaveLength(1);
  });
});
