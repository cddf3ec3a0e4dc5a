import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '../../context/page.examples.ts';
import { PageContext } from '../../context/page-context.tsx';
import { betweenStagesExample, saleHeroExample } from './sale-hero.examples.ts';
import { SaleHeroSection } from './sale-hero.tsx';

const render = (section: typeof saleHeroExample, instant = Date.UTC(2026, 10, 16, 18, 7, 53)) =>
  renderToStaticMarkup(
    <PageContext value={examplePage({ kind: 'sale', instant })}>
      <SaleHeroSection section={section} />
    </PageContext>,
  );

const figuresIn = (html: string) =>
  [...html.matchAll(/<b data-unit="(\w+)">(\d+)<\/b>/g)].map(([, unit, figure]) => `${figure} ${unit}`);

describe('the first screen of a campaign', () => {
  const html = render(saleHeroExample);

  it('is named by the title, line by line, and set in its width', () => {
    expect(html).toMatch(/<section[^>]*id="top"[^>]*aria-labelledby="hero-heading"/);
    expect(html).toMatch(/<h1[^>]*id="hero-heading"><span>Black<\/span> <span>Friday<\/span><\/h1>/);
    expect(html).toContain('[data-scene="hero"]{--w:4.79;--wl:2.39}');
  });

  it('leaves room over capitals that carry marks', () => {
    expect(html).not.toContain('data-marks');
    expect(render({ ...saleHeroExample, title: ['Joyeux', 'Noël'], titleWidth: [4.66, 2.7] })).toMatch(
      /<h1[^>]*data-marks/,
    );
  });

  it('loads the machine ahead of everything else', () => {
    expect(html).toMatch(/<img[^>]*alt="A yellow robot"[^>]*fetchPriority="high"/i);
  });

  it('says what the stage brings, and how long the campaign lasts', () => {
    expect(html).toMatch(/Stage 1 of 3: Early Black Friday.*14 November – 4 December/);
    expect(html).toMatch(/>Up to £130 off<.*>Early prices are live\.</);
  });

  it('leads to the deals by a button and to the terms by a link', () => {
    expect(html).toMatch(/<a href="#hot-deals"[^>]*data-tone="accent"[^>]*>See early deals</);
    expect(html).toMatch(/<a[^>]*href="#terms"/);
  });

  it('wears the brand’s colour on the dark, and the product’s where it floods', () => {
    expect(html).toMatch(/data-surface="dark" data-tone="signal"/);
    expect(html).not.toContain('data-product');
    expect(render(betweenStagesExample)).toMatch(/data-surface="flood" data-product="bumblebee"/);
  });

  it('says nothing of a saving or a stage while there is none', () => {
    const between = render(betweenStagesExample);
    expect(between).not.toContain('off<');
    expect(between).not.toContain('Stage 1');
    expect(between).toContain('14 November – 4 December');
  });
});

describe('its countdown', () => {
  const html = render(saleHeroExample);

  it('comes with the figures of the page’s moment', () => {
    expect(figuresIn(html)).toEqual(['05 days', '05 hours', '52 minutes', '07 seconds']);
  });

  it('never shows less than nothing', () => {
    expect(figuresIn(render(saleHeroExample, Date.UTC(2026, 10, 23)))).toEqual([
      '00 days',
      '00 hours',
      '00 minutes',
      '00 seconds',
    ]);
  });

  it('keeps two digits for each, and takes a third for a hundred days', () => {
    expect(figuresIn(render(saleHeroExample, Date.UTC(2026, 7, 1, 23, 59, 51)))[0]).toBe('112 days');
  });

  it('is quiet: those who listen hear the date once, and no figures', () => {
    const timer = /<div[^>]*role="timer".*<\/ol><\/div>/.exec(html)?.[0] ?? '';
    expect(timer).toContain('aria-live="off"');
    const id = /aria-labelledby="([^"]*)"/.exec(timer)?.[1];
    expect(timer).toContain(`id="${id}">Early prices end in<`);
    expect(timer).toContain('21 November, 23:59 GMT');
    expect(timer).toMatch(/<ol[^>]*aria-hidden="true"/);
  });

  it('starts with the client’s script, and not yet in the markup', () => {
    expect(html).toMatch(/<x-island name="countdown" when="load"/);
    expect(html).not.toContain('data-counting');
  });

  it('is not there once nothing is counted down to', () => {
    expect(render({ ...saleHeroExample, countdown: undefined })).not.toContain('timer');
  });
});
