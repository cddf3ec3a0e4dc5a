import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './spots.ts';

const [width, height] = [358, 390];
const share = fc.double({ min: -0.2, max: 1.2, noNaN: true });
const places = fc
  .array(fc.record({ x: share, y: share, isVisible: fc.boolean() }), { maxLength: 4 })
  .map((all) => all.map((place, at) => ({ id: `${at}`, ...place })));

test('moves visible spots apart for touch, within the picture', () => {
  fc.assert(
    fc.property(places, (all) => {
      const visibleSpots = spread(all, width, height).filter((place) => place.isVisible);
      for (const [index, spot] of visibleSpots.entries()) {
        expect(spot.x * width).toBeGreaterThanOrEqual(23.9);
        expect(spot.x * width).toBeLessThanOrEqual(width - 23.9);
        for (const other of visibleSpots.slice(index + 1)) {
          expect(Math.hypot((spot.x - other.x) * width, (spot.y - other.y) * height)).toBeGreaterThan(24);
        }
      }
    }),
  );
});

test('leaves spots that are far enough apart', () => {
  const all = [
    { id: 'face', x: 0.5, y: 0.2, isVisible: true },
    { id: 'cannon', x: 0.3, y: 0.4, isVisible: true },
  ];
  const spreadOut = spread(all, width, height);
  for (const [index, place] of all.entries()) {
    expect(spreadOut[index]?.x).toBeCloseTo(place.x);
    expect(spreadOut[index]?.y).toBeCloseTo(place.y);
  }
});
