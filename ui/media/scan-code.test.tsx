import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { ScanCode } from './scan-code.tsx';

describe('scan code', () => {
  const show = (region: string) => {
    showOnPage(<ScanCode address={`https://hub.kinetra.example/app/${region}`} label="Scan for the app" />);
    return screen.getByRole('img', { name: 'Scan for the app' });
  };
  let code: HTMLElement;
  beforeEach(() => {
    code = show('us');
  });

  it('leaves a margin of four light modules, as scanners need, and begins with a finder pattern', () => {
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    const path = [...code.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
    expect(path).toMatch(/^M4 4h7v1h-7z/);
    const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, length]) => ({
      x: Number(x),
      y: Number(y),
      end: Number(x) + Number(length),
    }));
    expect(bars.length).toBeGreaterThan(100);
    expect(Math.min(...bars.map(({ x }) => x), ...bars.map(({ y }) => y))).toBe(4);
    expect(Math.max(...bars.map(({ end }) => end), ...bars.map(({ y }) => y + 1))).toBe(size - 4);
  });

  it('differs for another address', () => {
    expect(show('de').innerHTML).not.toBe(code.innerHTML);
  });
});
