import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { linkGroupsExample } from './link-groups.examples.ts';
import { LinkGroupsSection } from './link-groups.tsx';

const html = renderToStaticMarkup(
  <PageContext value={examplePage()}>
    <LinkGroupsSection section={linkGroupsExample} />
  </PageContext>,
);

describe('groups of links', () => {
  it('label each list by the heading of its group', () => {
    expect(html).toContain('id="links-policies">Policies</h2>');
    expect(html).toContain('aria-labelledby="links-policies"');
  });

  it('link to pages of this site without a hint', () => {
    expect(html).toMatch(/<a href="\/uk\/faq" class="[^"]*">/);
  });

  it('say what opens when a link leaves for the shop', () => {
    expect(html).toMatch(/<a href="https:\/\/shop\.example" rel="noopener"[^>]*>.*action\.opensShop/);
  });

  it('open a dialog with a confirm button for a page that is still being built', () => {
    expect(html).toMatch(/<button[^>]*command="show-modal" commandfor="links-community-soon"/);
    expect(html).toMatch(
      /<dialog id="links-community-soon".*failure\.communitySoon.*command="close" commandfor="links-community-soon".*action\.confirm/,
    );
  });
});
