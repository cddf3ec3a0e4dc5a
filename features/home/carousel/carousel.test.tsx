import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefOf, hrefsIn, showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { carouselExample, saleCarouselExample } from './carousel.examples.ts';
import { CarouselSection } from './carousel.tsx';

const show = (section = carouselExample) => showOnPage(<CarouselSection section={section} />);
const slide = (name: string | RegExp) => screen.getByRole('article', { name });

describe('the carousel', () => {
  it('labels every slide by its heading and links to it, so that it works without scripts', () => {
    show();
    expect(slide('Flagship Bumblebee').id).toBe('featured-bumblebee');
    const slides = screen.getAllByRole('article');
    expect(textsOf('heading')).toHaveLength(3);
    expect(slides.map((part) => part.closest('[inert]'))).toEqual([null, null, null]);
    const tabs = screen.getByRole('navigation');
    expect(hrefsIn(tabs)).toEqual(slides.map(({ id }) => `#${id}`));
    expect(within(tabs).getByRole('link', { current: true }).getAttribute('href')).toBe('#featured-megatron');
  });

  it('loads the first picture first and the others lazily', () => {
    show();
    expect(document.querySelectorAll('[fetchpriority="high"]')).toHaveLength(1);
    expect(document.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'A yellow car' }).loading).toBe('lazy');
  });

  it('links to the shop where the slide says so, and to the product page if there is one', () => {
    show();
    expect(hrefOf(/buy\.preOrder/)).toBe('https://us.shop.example/products/flagship-megatron');
    expect(hrefsIn()).toContain('/us/flagship-megatron');
    expect(hrefsIn(slide('Flagship Bumblebee')).join()).not.toContain('shop.example');
    expect(screen.getByText('buy.outOfStock').closest('a')).toBeNull();
  });

  it('hides the giant name below the robot from screen readers', () => {
    show();
    const robot = screen.getByRole('img', { name: 'A small orange robot' });
    const name = screen.getByText('K1 PRO', { selector: 'text' });
    expect(robot.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(name.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('has no tabs for a single slide', () => {
    show({ ...carouselExample, slides: carouselExample.slides.slice(0, 1) });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows stage, saving, end and countdown of a sale, then both prices and the way to all deals', () => {
    show(saleCarouselExample);
    const sale = document.getElementById('featured-sale') as HTMLElement;
    expect(sale.textContent).toMatch(/Cyber Monday Save €160 Until 2 December/);
    expect(sale.textContent).toMatch(/€1,439€1,599.*buy\.buyNow/);
    expect(hrefsIn(sale)).toContain('/eu/black-friday');
    expect(within(sale).getByRole('timer')).toBeTruthy();
    expect(screen.getByText('BLACK FRIDAY').closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
