import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
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

describe('the hero of a campaign', () => {
  const html = render(saleHeroExample);

  it('is labelled by its title, which is set line by line in its measured width', () => {
    expect(html).toMatch(/<section[^>]*id="top"[^>]*aria-labelledby="hero-heading"/);
    expect(html).toMatch(/<h1[^>]*id="hero-heading"><span>Black<\/span> <span>Friday<\/span><\/h1>/);
    expect(html).toContain('[data-scene="hero"]{--w:4.79;--wl:2.39}');
  });

  it('leaves room above capitals with accents', () => {
    expect(html).not.toContain('data-marks');
    expect(render({ ...saleHeroExample, title: ['Joyeux', 'Noël'], titleWidth: [4.66, 2.7] })).toMatch(
      /<h1[^>]*data-marks/,
    );
  });

  it('preloads the robot’s picture', () => {
    expect(html).toMatch(/<img[^>]*alt="A yellow robot"[^>]*fetchPriority="high"/i);
  });

  it('shows what the stage brings and how long the campaign lasts', () => {
    expect(html).toMatch(/Stage 1 of 3: Early Black Friday.*14 November – 4 December/);
    expect(html).toMatch(/>Up to £130 off<.*>Early prices are live\.</);
  });

  it('links to the deals with a button and to the terms with a link', () => {
    expect(html).toMatch(/<a href="#hot-deals"[^>]*data-tone="accent"[^>]*>See early deals</);
    expect(html).toMatch(/<a[^>]*href="#terms"/);
  });

  it('uses the brand’s colour on dark surfaces and the product’s on flooded ones', () => {
    expect(html).toMatch(/data-surface="dark" data-tone="signal"/);
    expect(html).not.toContain('data-accent');
    expect(render(betweenStagesExample)).toMatch(/data-surface="flood" data-accent="amber"/);
  });

  it('shows no saving and no stage while there is none', () => {
    const between = render(betweenStagesExample);
    expect(between).not.toContain('off<');
    expect(between).not.toContain('Stage 1');
    expect(between).toContain('14 November – 4 December');
  });
});

describe('the countdown of a campaign', () => {
  const html = render(saleHeroExample);

  it('renders the figures of the page’s moment', () => {
    expect(figuresIn(html)).toEqual(['05 days', '05 hours', '52 minutes', '07 seconds']);
  });

  it('never shows negative figures', () => {
    expect(figuresIn(render(saleHeroExample, Date.UTC(2026, 10, 23)))).toEqual([
      '00 days',
      '00 hours',
      '00 minutes',
      '00 seconds',
    ]);
  });

  it('pads figures to two digits and uses a third for a hundred days', () => {
    expect(figuresIn(render(saleHeroExample, Date.UTC(2026, 7, 1, 23, 59, 51)))[0]).toBe('112 days');
  });

  it('gives screen readers label and date as one sentence, and no figures', () => {
    const timer = /<x-countdown[^>]*role="timer".*<\/x-countdown>/.exec(html)?.[0] ?? '';
    expect(timer).toContain('aria-live="off"');
    const id = /aria-labelledby="([^"]*)"/.exec(timer)?.[1];
    const [, sentence = ''] = new RegExp(`id="${id}">(.*?)</p>`).exec(timer) ?? [];
    expect(sentence.replaceAll(/<[^>]*>/g, '')).toBe('Early prices end on 21 November at 23:59 GMT');
    expect(timer).toMatch(/<ol[^>]*aria-hidden="true"/);
  });

  it('starts in the browser, not in the markup', () => {
    expect(html).not.toContain('data-counting');
  });

  it('is left out if there is nothing to count down to', () => {
    expect(render({ ...saleHeroExample, countdown: undefined })).not.toContain('timer');
  });
});
