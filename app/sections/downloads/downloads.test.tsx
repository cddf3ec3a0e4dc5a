import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { downloadsExample } from './downloads.examples.ts';
import { DownloadsSection } from './downloads.tsx';

const html = renderToStaticMarkup(<DownloadsSection section={downloadsExample} />);

describe('downloads', () => {
  it('lead to the tool for computers and to the guides', () => {
    expect(html).toMatch(/href="https:\/\/studio\.kinetra\.example" rel="noopener"/);
    expect(html).toContain('href="/us/manuals"');
  });

  it('say plainly how firmware comes', () => {
    expect(html).toContain('<dt>Robots</dt><dd>Through the app.</dd>');
  });

  it('do without guides where there are none', () => {
    expect(
      renderToStaticMarkup(<DownloadsSection section={{ ...downloadsExample, manuals: undefined }} />),
    ).not.toContain('manuals');
  });
});
