import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { promoBannersExample } from './promo-banners.examples.ts';
import { PromoBannersSection } from './promo-banners.tsx';

function show(section = promoBannersExample) {
  showOnPage(<PromoBannersSection section={section} />);
  return screen.getAllByRole('region') as [HTMLElement, HTMLElement];
}

describe('the banners of an announced campaign', () => {
  it('each have a heading and their days', () => {
    const [early, main] = show();
    expect(screen.getByRole('region', { name: /^Early Black/ })).toBe(early);
    expect(early.textContent).toContain('14–21 November');
    expect(main.textContent).toContain('22 November – 2 December');
    expect([early.id, main.id]).toEqual(['dates', '']);
  });

  it('show the price and the countdown of the part that is live, and link to the sale', () => {
    const [early, main] = show();
    expect(early.textContent).toMatch(/Early Black Friday Save €160.*€1,439€1,599.*To the deals/);
    expect(hrefsIn(early)).toEqual(['/de/black-friday']);
    expect(screen.getAllByRole('timer').map((timer) => timer.closest('section'))).toEqual([early]);
    expect(main.textContent).not.toContain('€');
  });

  it('have no link before the sale starts, and none once they are over', () => {
    show({ ...promoBannersExample, action: undefined });
    expect(hrefsIn()).toEqual([]);
    const banners = promoBannersExample.banners.map((banner) => ({ ...banner, isOver: true, product: undefined }));
    show({ ...promoBannersExample, banners });
    expect(hrefsIn()).toEqual([]);
  });

  it('load the first picture before the other', () => {
    const [early, main] = show();
    expect(early.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(main.querySelector('img')?.loading).toBe('lazy');
  });
});
