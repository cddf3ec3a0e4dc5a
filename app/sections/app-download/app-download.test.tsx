import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { appDownloadExample } from './app-download.examples.ts';
import { AppDownloadSection } from './app-download.tsx';

const html = renderToStaticMarkup(<AppDownloadSection section={appDownloadExample} />);

describe('the download of the app', () => {
  it('has a code that is a picture with a name', () => {
    expect(html).toMatch(/<figure[^>]*><svg[^>]*role="img" aria-label="Scan code of the download page"/);
  });

  it('has the same way as a link, for who reads on the phone', () => {
    expect(html).toContain('href="https://hub.kinetra.example/app/us"');
  });

  it('says on which systems the app runs', () => {
    expect(html).toContain('<dt>iPhone</dt><dd>iOS 13 or later</dd>');
    expect(html).toContain('<dt>Android</dt><dd>Android 8 or later</dd>');
  });

  it('leads each region to a page of its own', () => {
    const other = {
      ...appDownloadExample,
      link: { ...appDownloadExample.link, href: 'https://hub.kinetra.example/app/de' },
    };
    const codeOf = (markup: string) => /<svg.*?<\/svg>/s.exec(markup)?.[0];
    expect(codeOf(renderToStaticMarkup(<AppDownloadSection section={other} />))).not.toBe(codeOf(html));
  });
});
