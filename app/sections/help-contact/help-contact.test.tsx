import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { helpContactExample } from './help-contact.examples.ts';
import { HelpContactSection } from './help-contact.tsx';

const html = renderToStaticMarkup(<HelpContactSection section={helpContactExample} />);

describe('contact below questions', () => {
  it('is where links of the page lead', () => {
    expect(html).toMatch(/<section[^>]*id="contact"/);
  });

  it('names each way, and links those that can be taken from here', () => {
    expect(html).toContain(
      '<dt>Email</dt><dd><a href="mailto:support@kinetra.example">support@kinetra.example</a></dd>',
    );
    expect(html).toContain('<dt>Hours</dt><dd>Monday to Friday, 09:00 to 17:00</dd>');
  });

  it('leads on to pages that help', () => {
    expect(html).toMatch(/<a[^>]*href="\/us\/return-manufacturer"[^>]*><span>Returns<\/span>/);
  });
});
