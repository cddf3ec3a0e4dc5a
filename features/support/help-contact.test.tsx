import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { helpContactExample } from './help-contact.examples.ts';
import { HelpContactSection } from './help-contact.tsx';

const html = renderToStaticMarkup(<HelpContactSection section={helpContactExample} />);

describe('contact below questions', () => {
  it('has the anchor as its id', () => {
    expect(html).toMatch(/<section[^>]*id="contact"/);
  });

  it('lists each way to get in touch, and links those that can be linked', () => {
    expect(html).toContain(
      '<dt>Email</dt><dd><a href="mailto:support@kinetra.example">support@kinetra.example</a></dd>',
    );
    expect(html).toContain('<dt>Hours</dt><dd>Monday to Friday, 09:00 to 17:00</dd>');
  });

  it('links to pages that help', () => {
    expect(html).toMatch(/<a[^>]*href="\/us\/return-manufacturer"[^>]*><span>Returns<\/span>/);
  });
});
