import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { versionsExample } from './versions.examples.ts';
import { VersionsSection } from './versions.tsx';

describe('versions of a product', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <VersionsSection section={versionsExample} />
    </PageContext>,
  );
  const row = (label: string) => html.split('<tr').find((part) => part.includes(`<th scope="row">${label}`)) ?? '';

  it('heads each column with a version', () => {
    expect(html).toMatch(/<th scope="col">.*Standard<\/th><th scope="col">Limited edition<\/th>/);
  });

  it('gives the tick and the dash a text', () => {
    expect(row('16 voice commands').match(/Included|Not included/g)).toEqual(['Included', 'Included']);
    expect(row('One of 3,000 units').match(/Not included|Included/g)).toEqual(['Not included', 'Included']);
  });

  it('ends with the price of each version', () => {
    expect(row('Price')).toMatch(/incl\. VAT.*<td>\$799<\/td><td>\$899<\/td>/);
    expect(html.trimEnd()).toMatch(/\$899<\/td><\/tr><\/tbody>/);
  });
});
