/** Head of the small robot, neck at the origin, looking along +Z: a round helmet with two shuttered lamps. */
import { vent } from '../../kit/fittings.ts';
import { damper, helmet, plates, slope } from '../../kit/helmet.ts';
import { lamp } from '../../kit/lamp.ts';
import { bolts } from '../../kit/loft.ts';
import { octo } from '../../kit/outline.ts';
import { offset, patch } from '../../kit/patch.ts';
import { both, D, type Kit, P, put, type V2 } from '../../kit/place.ts';
import { bellows } from '../../kit/rounded.ts';
import { box, cyl, hull, lathe, plate, ring } from '../../kit/solid.ts';

const SKULL = helmet([[0.07, 0.14, 0.15, 0, 0.02], [0.12, 0.19, 0.2, 0, 0.016], [0.2, 0.236, 0.246, 0, 0.008],
  [0.29, 0.256, 0.264, 0, 0], [0.37, 0.252, 0.258, 0, -0.006], [0.44, 0.22, 0.224, 0, -0.012],
  [0.5, 0.16, 0.164, 0, -0.02], [0.54, 0.07, 0.072, 0, -0.024]], 2.25);
const shell = plates(SKULL);

/** Segment of a disc of radius r above (or, mirrored, below) the height `cut`, which runs at a slant. */
const segment = (r: number, cut: number, slant: number): V2[] => {
  const a = Math.asin(cut / r) / D, from = a - slant, to = 180 - a - slant;
  return Array.from({ length: 12 }, (_, i) => {
    const q = (from + ((to - from) * i) / 11) * D;
    return [Math.cos(q) * r, Math.sin(q) * r];
  });
};
/** Left lamp, looking along +Z: deep tube, light ring and projector in it, an upper and a lower shutter before it. */
function eye(): Kit {
  const r = 0.058;
  return [
    ...put([
      P(lathe([[r * 1.36, -0.05], [r * 1.34, 0.012], [r * 1.24, 0.022], [r * 1.12, 0.018], [r * 1.04, -0.02]], 28, 40),
        'gloss'),
      P(lathe([[r * 1.06, 0.004], [r, -0.02], [r * 0.62, -0.03]], 24, 40), 'steel'),
      P(ring(r * 0.72, r * 0.84, 0.01, 0.003, 28), 'glow2', [0, -0.02, 0]),
      P(ring(r * 0.42, r * 0.6, 0.028, 0.005, 20), 'frame', [0, -0.02, 0]),
      P(lathe([[r * 0.44, -0.022], [0, -0.022]], 16), 'glow'),
      P(lathe([[r * 0.42, -0.012], [r * 0.3, -0.002], [0, 0.004]], 16, 60), 'clear'),
      P(lathe([[r * 1.1, 0.008], [r * 0.7, 0.017], [0, 0.022]], 24, 60), 'clear'),
    ], [0, 0, 0], [90, 0, 0]),
    P(plate(segment(r * 1.3, r * 0.3, -11), 0.018, { bevel: 0.005 }), 'paint2', [0, 0, 0.014]),
    P(plate(segment(r * 1.2, r * 0.56, -11), 0.01, { bevel: 0.003, back: false }), 'steel', [0, 0, 0.03]),
    P(plate(segment(r * 1.28, r * 0.58, 5).map(([x, y]): V2 => [x, -y]), 0.016, { bevel: 0.005 }), 'paint2',
      [0, 0, 0.012]),
    // hinge of the shutters at the outer end
    P(cyl(0.011, 0.026, 0.003, 10), 'steel', [r * 1.3, 0.006, 0.014], [90, 0, 0]),
  ];
}
/** Module at the side: drum with fins, lamp and a short scoop behind it. */
function ear(): Kit {
  return [
    ...put([P(cyl(0.098, 0.05, 0.014, 32), 'frame'), P(ring(0.07, 0.094, 0.034, 0.006, 32), 'paint2', [0, 0.026, 0]),
      P(ring(0.05, 0.062, 0.02, 0.004, 28), 'steel', [0, 0.03, 0]), P(cyl(0.045, 0.02, 0.004, 24),
        'dark', [0, 0.024, 0]),
      P(cyl(0.02, 0.03, 0.005, 6), 'paint', [0, 0.03, 0]),
      ...Array.from({ length: 8 }, (_, i) => P(box(0.022, 0.012, 0.007, 0.002, 1), 'steel',
        [Math.cos(i * 45 * D) * 0.034, 0.036, Math.sin(i * 45 * D) * 0.034], [0, -i * 45, 0]))],
    [0.262, 0.27, -0.03], [0, 0, -90]),
    P(hull([[0.236, 0.35, 0.03], [0.27, 0.338, 0.02], [0.236, 0.37, -0.11], [0.276, 0.352, -0.12], [0.25, 0.28, -0.15],
      [0.28, 0.29, -0.14], [0.23, 0.33, -0.04]], 0.012), 'paint'),
    P(hull([[0.236, 0.19, 0.035], [0.266, 0.196, 0.024], [0.228, 0.165, -0.08], [0.264, 0.18, -0.09],
      [0.24, 0.22, -0.13], [0.268, 0.226, -0.12]], 0.01), 'paint'),
    ...[0, 1, 2].map((i) => P(box(0.012, 0.05, 0.01, 0.003, 1),
      'rubber', [0.274, 0.318 - i * 0.003, -0.095 - i * 0.018],
      [0, 0, -14])),
  ];
}
export function head(): Kit {
  return [
    // neck: ribs between four dampers
    ...put(bellows(0.08, 0.16, 3, 0.07, 'rubber', 18), [0, 0.0, 0]), P(ring(0.07, 0.13, 0.03, 0.008, 28), 'steel',
      [0, 0.066, 0]),
    ...both([...damper([0.1, -0.07, 0.07], [0.08, 0.08, 0.09], 0.017),
      ...damper([0.1, -0.07, -0.07], [0.09, 0.08, -0.08], 0.017)]),
    P(lathe([[0, 0.07], [0.13, 0.07], [0.2, 0.14], [0.226, 0.24], [0.226, 0.36], [0.18, 0.44], [0, 0.5]], 28, 30),
      'dark'),
    // face: a dark band set back under the brow
    P(patch(offset(SKULL, -0.02), 8, 172, 0.168, 0.372, { nu: 20, nv: 3, flip: true, gap: 0, lip: 0.004, thick: 0.02,
      liner: false }), 'gloss'),
    ...both([
      ...put(eye(), [0.1, 0.275, 0.252], [2, 18, 0]),
      // brow and helmet
      P(hull([[0.012, 0.348, 0.29], [0.11, 0.356, 0.268], [0.2, 0.366, 0.196], [0.26, 0.366, 0.07],
        [0.012, 0.358, 0.29], [0.11, 0.366, 0.268], [0.2, 0.376, 0.196], [0.262, 0.376, 0.07], [0.012, 0.36, 0.2],
        [0.2, 0.37, 0.06]], 0.005), 'steel'),
      ...shell('paint', 4, 74, 0.378, 0.448, 0.012, 9, 3), ...shell('paint', 4, 74, 0.454, 0.526, 0.004, 8, 3),
      ...shell('paint', -89.5, 2, 0.378, 0.448, 0.006, 10, 3), ...shell('paint', -89.5, 2, 0.454, 0.526, 0.002, 8, 3),
      ...shell('paint2', -89.5, -34, 0.27, 0.37, 0.0, 7, 3), ...shell('paint', -89.5, -34, 0.16, 0.262, 0.0, 7, 3),
      ...bolts(offset(SKULL, 0.01), [[12, 0.4], [12, 0.432], [66, 0.4], [-44, 0.35], [-44, 0.2]], 0.009, true),
      // cheek, mandible with a metal strip, chin
      ...shell('paint2', 6, 58, slope(6, 0.2, 58, 0.168), slope(6, 0.262, 58, 0.206), 0.004, 9, 3),
      ...shell('paint', 0, 66, slope(0, 0.13, 66, 0.112), slope(0, 0.192, 66, 0.158), -0.004, 9, 3),
      ...shell('steel', 22, 56, slope(22, 0.148, 56, 0.14), slope(22, 0.166, 56, 0.154), 0.006, 5, 1),
      ...shell('frame', -32, -2, 0.1, 0.2, -0.01, 5, 2),
      ...ear(),
    ]),
    ...shell('paint2', 76, 104, 0.4, 0.53, 0.012, 6, 5),
    ...shell('paint2', 69, 111, 0.1, 0.172, 0.006, 8, 3),
    ...[0, 1].map((i) => P(patch(offset(SKULL, 0.012), 78, 102, 0.125 + i * 0.018, 0.132 + i * 0.018,
      { nu: 5, nv: 1, flip: true, gap: 0, lip: 0.002, thick: 0.014, liner: false }), 'rubber')),
    // sensor between brow and band
    ...put([P(plate(octo(0.076, 0.044, 0.014), 0.024, { bevel: 0.006 }), 'paint2', [0, 0, -0.016]),
      ...lamp(0.011, 'glow', 0)], [0, 0.378, 0.276], [-14, 0, 0]),
    P(plate(octo(0.1, 0.12, 0.03), 0.012, { bevel: 0.004 }), 'paint2', [0, 0.532, -0.022], [-90, 0, 0]),
    ...put(vent(0.15, 0.06, 3, 40, 'frame', 0.012), [0, 0.32, -0.272], [0, 180, 0]),
  ];
}
