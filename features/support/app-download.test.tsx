import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { appDownloadExample } from './app-download.examples.ts';
import { AppDownloadSection } from './app-download.tsx';

const html = renderToStaticMarkup(<AppDownloadSection section={appDownloadExample} />);

describe('app download', () => {
  it('shows the scan code as an image with a label', () => {
    expect(html).toMatch(/<figure[^>]*><svg[^>]*role="img" aria-label="Scan code of the download page"/);
  });

  it('links to the same address, for visitors on a phone', () => {
    expect(html).toContain('href="https://hub.kinetra.example/app/us"');
  });

  it('lists the systems that the app runs on', () => {
    expect(html).toContain('<dt>iPhone</dt><dd>iOS 13 or later</dd>');
    expect(html).toContain('<dt>Android</dt><dd>Android 8 or later</dd>');
  });

  it('shows a different code for each region', () => {
    const other = {
      ...appDownloadExample,
      link: { ...appDownloadExample.link, href: 'https://hub.kinetra.example/app/de' },
    };
    const codeOf = (markup: string) => /<svg.*?<\/svg>/s.exec(markup)?.[0];
    expect(codeOf(renderToStaticMarkup(<AppDownloadSection section={other} />))).not.toBe(codeOf(html));
  });
});
