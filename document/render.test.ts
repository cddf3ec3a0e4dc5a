import { describe, expect, it } from 'vitest';
import {
  exampleMessages,
  exampleOpaquePicture,
  examplePage,
  examplePicture,
} from '#tests/support/examples/page.examples.ts';
import type { PageAssets } from './page-assets.ts';
import { render } from './render.tsx';

const assets: PageAssets = {
  client: '/assets/client-a.js',
  styles: { shared: '/assets/shared-a.css', chooser: '/assets/chooser-a.css', home: '/assets/home-a.css' },
  print: '/assets/print.css',
  font: '/assets/font-a.woff2',
  europeanFont: '/assets/font-b.woff2',
};
const options = { assets, mediaHost: '', build: 'b1' };

describe('render', () => {
  it('returns a whole document in the language of the edition', async () => {
    const html = await render(examplePage(), options);
    expect(html).toMatch(/^<!doctype html><html lang="en-GB" data-edition="uk"/);
    expect(html).toMatch(/<\/html>$/);
    expect(html).toContain('<main id="main"');
  });

  it('names the kind of page on the body', async () => {
    expect(await render(examplePage(), options)).toContain('<body data-page="chooser" data-slug="choose-your-region">');
  });

  it('names the build and until when the page is valid', async () => {
    const html = await render(examplePage({ validUntil: Date.UTC(2026, 10, 27, 9) }), options);
    expect(html).toContain('data-build="b1"');
    expect(html).toContain('data-valid-until="2026-11-27T09:00:00Z"');
    expect(await render(examplePage(), options)).not.toContain('data-valid-until');
  });

  it('carries the account group and what the account API client needs, the same for everybody', async () => {
    const html = await render(examplePage(), options);
    expect(html).toContain('data-group="eu"');
    expect(html).toMatch(/<script type="application\/json" id="facts">\{"base":"\/api\/eu","messages":/);
  });

  it('ends with the messages that its islands declare, which cannot end their element', async () => {
    const form = { ...exampleMessages.form, sending: '</script>' };
    const html = await render(examplePage({ messages: { ...exampleMessages, form } }), options);
    const [, json = ''] = /<script type="application\/json" id="facts">([^<]*)<\/script><\/body>/.exec(html) ?? [];
    const { answers: _, failure, ...messages } = JSON.parse(json).messages;
    expect(Object.keys(failure)).toEqual(['network', 'timeout']);
    expect(messages).toEqual({
      form: { sending: '</script>' },
      action: { retry: 'action.retry' },
      subscribe: { label: 'subscribe.label', confirm: 'subscribe.confirm' },
    });
  });

  it('links the shared stylesheet, the one of its kind only, and the one for print', async () => {
    const html = await render(examplePage(), options);
    expect(
      [...html.matchAll(/rel="stylesheet" href="([^"]+)"( media="print"(?: disabled="")?)?/g)].map(
        ([, ...link]) => link,
      ),
    ).toEqual([
      ['/assets/shared-a.css', undefined],
      ['/assets/chooser-a.css', undefined],
      ['/assets/print.css', ' media="print" disabled=""'],
      ['/assets/print.css', ' media="print"'],
    ]);
  });

  it('gives opaque pictures a preview in one style element, and transparent ones none', async () => {
    const html = await render(examplePage(), options);
    const [preview] = /<style>\[data-picture="megatron\/stage"\].*?<\/style>/.exec(html) ?? [''];
    for (const color of exampleOpaquePicture.colors.split(' ')) expect(preview).toContain(color);
    const page = examplePage();
    expect(await render({ ...page, head: { ...page.head, picture: examplePicture } }, options)).not.toContain(
      '<style>',
    );
  });

  it('takes pictures from the media host', async () => {
    const html = await render(examplePage(), { ...options, mediaHost: 'https://media.example' });
    expect(html).toContain('data-media-host="https://media.example"');
  });

  it('returns the same text for the same page', async () => {
    expect(await render(examplePage(), options)).toBe(await render(examplePage(), options));
  });

  it('marks a preview, and leaves out scripts that apply the visitor’s own state', async () => {
    const [preview, live] = [
      await render(examplePage(), { ...options, isPreview: true }),
      await render(examplePage(), options),
    ];
    expect(preview).toMatch(/<html [^>]*data-preview=""/);
    expect(preview).not.toMatch(/speculationrules|getItem\('banner'\)/);
    expect(live).not.toContain('data-preview');
    expect(live).toContain('speculationrules');
  });
});
