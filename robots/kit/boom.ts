/** Link of an articulated arm, along +Y from its joint. */
import { screws, strut } from './fittings.ts';
import { both, type Kit, P, put } from './place.ts';
import { box, cable, paneled, plate, wedge } from './solid.ts';

/** Link `L` long and `w` wide: core, side armour, light, damper and cable. */
export function boom(L: number, w: number): Kit {
  return [
    P(wedge(w * 0.8, w * 0.7, w * 0.66, w * 0.58, L * 0.86, 0.03), 'frame', [0, L / 2, 0]),
    ...both([
      P(paneled([[-w * 0.42, 0.1], [w * 0.42, 0.1], [w * 0.46, L * 0.3], [w * 0.36, L - 0.1], [-w * 0.36, L - 0.1],
        [-w * 0.46, L * 0.3]], [[[-1, L * 0.36], [1, L * 0.42]], [[-1, L * 0.74], [1, L * 0.7]]], 0.014, 0.035,
        { bevel: 0.014, taper: 0.008 }), 'paint', [w * 0.36, 0, 0], [0, 90, 0]),
      ...put(screws([[0, 0.16], [0, L - 0.16]], 0.034, 0.015), [w * 0.36, 0, 0], [0, 90, 0]),
    ]),
    P(plate([[-w * 0.2, 0.14], [w * 0.2, 0.14], [w * 0.16, L - 0.14], [-w * 0.16, L - 0.14]], 0.03,
      { bevel: 0.01, corner: 0.02 }), 'paint2', [0, 0, w * 0.33]),
    P(box(0.018, L * 0.36, 0.01, 0.004), 'glow', [0, L * 0.5, w * 0.33 + 0.03]),
    ...strut([0, 0.08, -w * 0.42], [0, L * 0.8, -w * 0.4], 0.026),
    { g: cable([[w * 0.2, 0.02, -w * 0.45], [w * 0.26, L * 0.3, -w * 0.62], [w * 0.2, L * 0.7, -w * 0.56],
      [w * 0.1, L * 0.98, -w * 0.3]], 0.018, 24, 10), m: 'rubber' },
  ];
}
