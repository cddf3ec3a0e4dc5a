/** The truck robot's own parts in joint space (left side): rib cage, knees, shins, feet. */
import { joint, screws, strut, vent } from '../../kit/fittings.ts';
import { stencil } from '../../kit/lettering.ts';
import { octo } from '../../kit/outline.ts';
import { both, type Kit, mirrored, P, put } from '../../kit/place.ts';
import { box, cyl, hull, paneled, ring, wedge } from '../../kit/solid.ts';

/** Height of the sole below the ankle. */
export const SOLE = -0.36;

/** Rib cage behind the chest that the truck's face makes; `number` is lettered on the collar. */
export function ribCage(number: string): Kit {
  const k: Kit = [
    P(hull(mirrored([[0.4, 0.42, 0.18], [0.4, 0.42, -0.24], [0.62, 0.7, 0.2], [0.6, 1.04, 0.16], [0.58, 1.04, -0.26]]),
      0.03), 'dark'),
    P(cyl(0.13, 0.22, 0.02, 24), 'frame', [0, 1.12, 0.03]), P(ring(0.11, 0.2, 0.06, 0.014), 'dark', [0, 1.09, 0.03]),
      P(ring(0.12, 0.16, 0.03, 0.008), 'steel', [0, 1.15, 0.03]),
    P(cyl(0.16, 1.6, 0.02, 24), 'frame', [0, 0.95, 0], [0, 0, 90]),
    // keel that holds both chest halves together, its lower end the prow of the bumper
    P(hull(mirrored([[0.07, 1.12, 0.26], [0.06, 1.02, 0.4], [0.05, 0.46, 0.42], [0.08, 0.44, 0.2], [0.08, 1.1, 0.1]]),
      0.014), 'frame'),
    P(hull(mirrored([[0.13, 0.5, 0.36], [0.08, 0.36, 0.32], [0.1, 0.52, 0.44], [0.06, 0.4, 0.4]]), 0.014), 'trim'),
  ];
  k.push(P(box(0.026, 0.2, 0.02, 0.006), 'glow', [0, 0.86, 0.424], [1, 0, 0]),
    ...screws([[-0.04, 1.0], [0.04, 1.0], [-0.04, 0.64], [0.04, 0.64]], 0.418, 0.014));
  k.push(...both([
    // collar in two steps, flank, side vent
    P(hull([[0.1, 1.1, 0.34], [0.6, 1.06, 0.24], [0.68, 1.0, 0.26], [0.1, 1.0, 0.42], [0.16, 1.2, 0.1],
      [0.56, 1.15, 0.06], [0.7, 1.02, 0.0], [0.14, 1.02, 0.0]], 0.02), 'paint'),
    P(hull([[0.2, 1.2, 0.12], [0.54, 1.15, 0.08], [0.2, 1.26, -0.14], [0.52, 1.18, -0.18], [0.6, 1.06, -0.24],
      [0.2, 1.06, -0.26], [0.6, 1.06, 0.04]], 0.02), 'paint'),
    ...put(vent(0.24, 0.12, 4, 40, 'gloss', 0.02), [0.36, 1.222, -0.03], [-80, 6, 0]),
    P(paneled([[-0.18, 0], [0.18, 0.04], [0.22, 0.4], [-0.22, 0.4]],
      [[[-0.3, 0.13], [0.3, 0.16]], [[-0.3, 0.27], [0.3, 0.29]]], 0.018, 0.06, { bevel: 0.016 }), 'paint',
      [0.47, 0.4, -0.02], [0, 90, -20]),
    ...strut([0.36, 0.36, -0.26], [0.46, 0.96, -0.3], 0.04),
    P(cyl(0.24, 0.1, 0.02, 32), 'frame', [0.66, 0.95, 0], [0, 0, 90]),
      P(ring(0.17, 0.22, 0.13, 0.012, 32), 'steel', [0.68, 0.95, 0], [0, 0, 90]),
  ]));
  // back: spine plate and radiator
  k.push(P(hull(mirrored([[0.4, 0.46, -0.26], [0.46, 1.04, -0.26], [0.34, 1.0, -0.38], [0.3, 0.5, -0.38]]), 0.02),
    'frame'),
    ...put(vent(0.36, 0.34, 7, 40, 'frame', 0.03), [0, 0.74, -0.4], [0, 180, 0]));
  k.push(P(stencil(number, 0.075), 'decal', [0.4, 1.128, 0.236], [-60, 9, -4]));
  return k;
}
/** Shoulder bracket that carries the wheel arch, under the given cap. */
export function bracket(cap: Kit): Kit {
  return [
    P(cyl(0.22, 0.22, 0.02, 28), 'frame', [0.02, 0, 0], [0, 0, 90]),
    P(hull([[-0.16, 0.08, 0.16], [-0.16, 0.08, -0.16], [0.16, 0.26, 0.16], [0.16, 0.26, -0.16], [-0.12, 0.3, 0.12],
      [-0.12, 0.3, -0.12], [0.18, 0.1, 0.14], [0.18, 0.1, -0.14]], 0.02), 'frame'),
    ...cap,
  ];
}
/** Shin: the given front over a core; the calf is the truck's frame deck. */
export function shin(front: Kit): Kit {
  return [
    ...front,
    ...joint(0.19, 0.46, 'trim', 8),
    P(wedge(0.5, 0.4, 0.44, 0.36, 0.86, 0.04), 'dark', [0, -0.52, 0]),
    // inner side: plates, strut, hose
    P(paneled(octo(0.34, 0.62, 0.07), [[[-0.3, 0.06], [0.3, 0.12]], [[-0.3, -0.16], [0.3, -0.12]]], 0.018, 0.06,
      { bevel: 0.018 }), 'paint', [-0.25, -0.58, 0.02], [0, -90, 0]),
    ...strut([-0.24, -0.14, -0.14], [-0.26, -0.94, -0.12], 0.034),
    P(paneled(octo(0.34, 0.62, 0.07), [[[-0.3, 0.02], [0.3, 0.08]]], 0.018, 0.05, { bevel: 0.018 }), 'frame',
      [0.235, -0.58, 0.02], [0, 90, 0]),
    P(cyl(0.13, 0.44, 0.02, 24), 'frame', [0, -1.0, 0], [0, 0, 90]),
  ];
}
/** Foot, its sole at SOLE: heel and instep under the given toe cap, which carries the truck's tail lights. */
export function foot(toe: Kit): Kit {
  const y = SOLE, k: Kit = [
    P(hull(mirrored([[-0.28, y, -0.3], [-0.3, y, 0.5], [-0.24, y, 0.6], [-0.28, y + 0.05, -0.3],
      [-0.3, y + 0.05, 0.5]]), 0.016), 'rubber'),
    P(hull(mirrored([[-0.25, y + 0.08, -0.28], [-0.28, y + 0.08, 0.1], [-0.2, 0.06, -0.2], [-0.22, 0.1, 0.06]]), 0.02),
      'frame'),
    ...toe,
    ...put(joint(0.13, 0.5, 'trim'), [0, 0, 0]),
    P(hull(mirrored([[-0.2, y + 0.1, -0.3], [-0.17, 0.02, -0.32], [-0.17, 0.0, -0.22], [-0.2, y + 0.1, -0.38]]), 0.02),
      'paint'),
  ];
  k.push(...both([P(hull([[0.29, y + 0.1, 0.16], [0.29, y + 0.1, -0.14], [0.33, y + 0.12, 0.12], [0.33, y + 0.12, -0.1],
    [0.26, y + 0.3, 0.14], [0.26, y + 0.3, -0.12], [0.3, y + 0.28, 0.1], [0.3, y + 0.28, -0.08]], 0.014), 'paint'),
    ...put(screws([[0, 0.05], [0.12, 0.05], [-0.12, 0.05]], 0, 0.015), [0.322, y + 0.16, 0.01], [0, 90, 0])]));
  return k;
}
