import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefOf, hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { proseExample } from './prose.examples.ts';
import { ProseSection } from './prose.tsx';
import { ProseBlocks } from './prose-blocks.tsx';

const show = (section = proseExample) => showOnPage(<ProseSection section={section} />);

describe('a text with headings', () => {
  it('lists its headings as links, unless it is short', () => {
    show();
    expect(hrefsIn(screen.getByRole('navigation'))).toEqual(expect.arrayContaining(['#who', '#rights']));
    expect(hrefOf('Who is responsible')).toBe('#who');
    expect(document.getElementById('rights')?.textContent).toMatch(/^Your rights/);
    show({ ...proseExample, contents: false });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('renders lists and named rows', () => {
    show();
    expect(textsOf('listitem')).toContain('Access');
    expect(textsOf('term')).toContain('Account');
    expect(textsOf('definition')).toContain('Until you delete it');
  });

  it('puts a space between a figure and its unit, but not in Chinese, Japanese and Korean', () => {
    const figures = ['years', 'ans', '年', '年間', '일'].map((unit) => ({ value: '2', unit, text: unit }));
    showOnPage(<ProseBlocks blocks={[{ figures }]} />);
    const large = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(large).toEqual(expect.arrayContaining(['2 years', '2 ans', '2年', '2年間', '2일']));
  });

  it('links pages and addresses, with noopener for other sites', () => {
    show();
    expect(hrefOf('support@kinetra.example')).toBe('mailto:support@kinetra.example');
    const { href, rel } = screen.getByRole<HTMLAnchorElement>('link', { name: 'shop' });
    expect([href, rel]).toEqual(['https://shop.example/', 'noopener']);
  });
});
