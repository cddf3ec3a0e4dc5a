import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contactsExample } from './contacts.examples.ts';
import { ContactsSection } from './contacts.tsx';

const html = renderToStaticMarkup(<ContactsSection section={contactsExample} />);

describe('contacts', () => {
  it('say once, above all, when somebody is there', () => {
    expect(html.match(/Monday to Friday/g)).toHaveLength(1);
    expect(html.indexOf('Monday to Friday')).toBeLessThan(html.indexOf('Near you'));
  });

  it('can be written to and called', () => {
    expect(html).toContain('<a href="mailto:support@kinetra.example">support@kinetra.example</a>');
    expect(html).toContain('<a href="tel:+12025550142">+1-202-555-0142</a>');
  });

  it('give each office its address, line by line', () => {
    expect(html).toContain('<address><span>Beispielstraße 1</span><span>Musterstadt</span></address>');
  });

  it('show no telephone where there is none', () => {
    expect(html.match(/tel:/g)).toHaveLength(1);
  });
});
