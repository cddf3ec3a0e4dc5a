import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ScanCode } from './scan-code.tsx';

const html = (address: string) => renderToStaticMarkup(<ScanCode address={address} label="Scan for the app" />);

describe('scan code', () => {
  const markup = html('https://hub.kinetra.example/app/us');

  it('has a label for screen readers', () => {
    expect(markup).toMatch(/^<svg[^>]*role="img" aria-label="Scan for the app"/);
  });

  it('leaves a margin of four light modules, as scanners need', () => {
    const size = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1]);
    const bars = [...markup.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, length]) => ({
      x: Number(x),
      y: Number(y),
      end: Number(x) + Number(length),
    }));
    expect(bars.length).toBeGreaterThan(100);
    expect(Math.min(...bars.map(({ x }) => x), ...bars.map(({ y }) => y))).toBe(4);
    expect(Math.max(...bars.map(({ end }) => end), ...bars.map(({ y }) => y + 1))).toBe(size - 4);
  });

  it('begins with a finder pattern', () => {
    expect(markup).toMatch(/<path d="M4 4h7v1h-7z/);
  });

  it('differs for another address', () => {
    expect(html('https://hub.kinetra.example/app/de')).not.toBe(markup);
  });
});
