import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { betweenStagesExample, saleHeroExample } from './sale-hero.examples.ts';
import { SaleHeroSection } from './sale-hero.tsx';

function show(section = saleHeroExample, instant = Date.UTC(2026, 10, 16, 18, 7, 53)): string {
  showOnPage(<SaleHeroSection section={section} />, examplePage({ kind: 'sale', instant }));
  return document.body.textContent ?? '';
}

describe('the hero of a campaign', () => {
  it('is labelled by its title', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Black Friday' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Black Friday' }).id).toBe('top');
  });

  it('sets its title in its measured width, with room above capitals with accents', () => {
    show();
    expect(document.querySelector('style')?.textContent).toBe('[data-scene="hero"]{--w:4.79;--wl:2.39}');
    expect(screen.getByRole('heading', { level: 1 }).hasAttribute('data-marks')).toBe(false);
    show({ ...saleHeroExample, title: ['Joyeux', 'Noël'], titleWidth: [4.66, 2.7] });
    expect(screen.getByRole('heading', { level: 1 }).hasAttribute('data-marks')).toBe(true);
  });

  it('loads the robot’s picture first', () => {
    show();
    expect(screen.getByRole('img', { name: 'A yellow robot' }).getAttribute('fetchpriority')).toBe('high');
  });

  it('shows what the stage brings and how long the campaign lasts, and links to deals and terms', () => {
    const text = show();
    expect(text).toMatch(/Stage 1 of 3: Early Black Friday.*14 November – 4 December/);
    expect(text).toMatch(/Up to £130 off.*Early prices are live\./);
    expect(hrefOf('See early deals')).toBe('#hot-deals');
    expect(document.querySelector('a[href="#terms"]')).not.toBeNull();
  });

  it('uses the brand’s colour on dark surfaces and the product’s on flooded ones', () => {
    const lookOf = (section: typeof saleHeroExample) => {
      show(section);
      const hero = screen.getByRole('region');
      return ['surface', 'tone', 'accent'].map((name) => hero.getAttribute(`data-${name}`));
    };
    expect(lookOf(saleHeroExample)).toEqual(['dark', 'signal', null]);
    expect(lookOf(betweenStagesExample)).toEqual(['flood', null, 'amber']);
  });

  it('shows no saving and no stage while there is none', () => {
    const text = show(betweenStagesExample);
    expect(text).not.toMatch(/ off|Stage 1/);
    expect(text).toContain('14 November – 4 December');
  });
});

describe('the countdown of a campaign', () => {
  const figuresAt = (instant?: number) => {
    show(saleHeroExample, instant);
    return [...document.querySelectorAll('[data-unit]')].map(({ textContent }) => textContent);
  };

  it('renders the figures of the page’s moment, with two digits or three, never negative', () => {
    expect(figuresAt()).toEqual(['05', '05', '52', '07']);
    expect(figuresAt(Date.UTC(2026, 10, 23))).toEqual(['00', '00', '00', '00']);
    expect(figuresAt(Date.UTC(2026, 7, 1, 23, 59, 51))[0]).toBe('112');
  });

  it('gives screen readers label and date as one sentence, and no figures', () => {
    show();
    const timer = screen.getByRole('timer', { name: 'Early prices end on 21 November at 23:59 GMT' });
    expect(timer.getAttribute('aria-live')).toBe('off');
    expect(timer.querySelector('ol')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is left out if there is nothing to count down to', () => {
    show({ ...saleHeroExample, countdown: undefined });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
