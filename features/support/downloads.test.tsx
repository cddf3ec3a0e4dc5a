import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { downloadsExample } from './downloads.examples.ts';
import { DownloadsSection } from './downloads.tsx';

const html = renderToStaticMarkup(<DownloadsSection section={downloadsExample} />);

describe('downloads', () => {
  it('link to the desktop tool and to the manuals', () => {
    expect(html).toMatch(/href="https:\/\/studio\.kinetra\.example" rel="noopener"/);
    expect(html).toContain('href="/us/manuals"');
  });

  it('explain how firmware is delivered', () => {
    expect(html).toContain('<dt>Robots</dt><dd>Through the app.</dd>');
  });

  it('leave out manuals where there are none', () => {
    expect(
      renderToStaticMarkup(<DownloadsSection section={{ ...downloadsExample, manuals: undefined }} />),
    ).not.toContain('manuals');
  });
});
