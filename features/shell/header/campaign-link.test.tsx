import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '#pages/page.ts';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { Header } from './header.tsx';

const { shell } = examplePage();
const support: Page['shell']['menus'][number] = {
  id: 'support',
  label: 'Support',
  items: [{ label: 'FAQ', href: '/uk/faq', external: false }],
};

const render = (changes: Partial<Page>) => {
  const page = examplePage(changes);
  return renderToStaticMarkup(
    <PageContext value={page}>
      <Header page={page} />
    </PageContext>,
  );
};

describe('campaign link', () => {
  const campaign = { label: 'Black Friday', href: '/uk/black-friday' };
  const html = render({ shell: { ...shell, menus: [support], campaign } });

  it('comes first, in the bar and in the menu drawer', () => {
    const [bar = '', sheet = ''] = html.split('id="menu-all"');
    for (const part of [bar, sheet]) {
      expect(part).toMatch(/<nav[^>]*><a href="\/uk\/black-friday"[^>]*>Black Friday<\/a>/);
      expect(part.indexOf('Black Friday')).toBeLessThan(part.indexOf('Support'));
    }
  });

  it('is marked as the current page on the sale itself', () => {
    expect(html).not.toContain('aria-current="page"');
    expect(render({ path: '/uk/black-friday', shell: { ...shell, campaign } })).toContain(
      'href="/uk/black-friday" class="campaign" aria-current="page"',
    );
  });

  it('says in the drawer and beside the products what the open stage offers', () => {
    const products = { ...support, id: 'products' as const };
    const sale = { name: 'Cyber Monday', saving: 'Up to £130 off', until: 'Until 2 December' };
    const [bar = '', sheet = ''] = render({
      shell: { ...shell, menus: [products], campaign: { ...campaign, sale } },
    }).split('id="menu-all"');
    const line =
      /href="\/uk\/black-friday"[^>]*><span[^>]*><b[^>]*>Cyber Monday<\/b> <span>Up to £130 off<\/span> <small>/;
    expect(bar).toMatch(/>Black Friday<\/a>/);
    for (const part of [bar, sheet]) expect(part).toMatch(line);
  });

  it('is missing while there is no campaign', () => {
    expect(render({ shell: { ...shell, menus: [support] } })).not.toContain('Black Friday');
  });
});
