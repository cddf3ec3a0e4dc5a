import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ScanCode } from './scan-code.tsx';

const html = (address: string) => renderToStaticMarkup(<ScanCode address={address} label="Scan for the app" />);

describe('a scan code', () => {
  const markup = html('https://hub.kinetra.example/app/us');

  it('says what it is for to those who do not see it', () => {
    expect(markup).toMatch(/^<svg[^>]*role="img" aria-label="Scan for the app"/);
  });

  it('leaves four modules of light around it, as cameras need', () => {
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

  it('begins with the pattern by which cameras find it', () => {
    expect(markup).toMatch(/<path d="M4 4h7v1h-7z/);
  });

  it('is another one for another address', () => {
    expect(html('https://hub.kinetra.example/app/de')).not.toBe(markup);
  });
});
