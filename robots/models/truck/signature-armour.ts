/** Armour of the Signature edition in joint space: heavy plates that overlap, bolted in brass. */
import { screws } from '../../kit/fittings.ts';
import { octo } from '../../kit/outline.ts';
import { both, type Kit, mirrored, P, put, type V3 } from '../../kit/place.ts';
import { box, hull, plate } from '../../kit/solid.ts';
import { SOLE as y } from './truck-body.ts';

/** Three plates like roof tiles. */
const shoulder = (): Kit => [0, 1, 2].flatMap((i): Kit => {
  const x = -0.2 + i * 0.13, h = 0.14 + i * 0.1, z = 0.3 - i * 0.03;
  return [P(hull([[x, h, z], [x, h, -z], [x + 0.24, h + 0.14, z], [x + 0.24, h + 0.14, -z], [x + 0.02, h + 0.07,
    z - 0.06],
    [x + 0.02, h + 0.07, 0.06 - z], [x + 0.24, h + 0.19, z - 0.06], [x + 0.24, h + 0.19, 0.06 - z]], 0.014, 24),
    i === 1 ? 'paint2' : 'paint'), ...put(screws([[-0.16, 0], [0.16, 0]], 0, 0.02, 'brass'),
    [x + 0.03, h + 0.085, 0], [-90, 30, 90])];
});
/** Square guard with a boss. */
const knee = (): Kit => [
  P(hull(mirrored([[-0.25, 0.2, 0.16], [-0.25, 0.16, 0.28], [-0.27, -0.06, 0.33], [-0.2, -0.22, 0.32],
    [-0.2, -0.2, 0.1]]), 0.02, 24), 'paint'),
  P(plate(octo(0.26, 0.2, 0.07), 0.05, { bevel: 0.016 }), 'trim', [0, 0.03, 0.325], [-10, 0, 0]),
  P(plate(octo(0.12, 0.1, 0.03), 0.03, { bevel: 0.01 }), 'paint2', [0, 0.04, 0.37], [-10, 0, 0]),
  ...screws([[-0.22, 0.06], [0.22, 0.06]], 0.322, 0.022, 'brass'),
];
/** Three plates, each over the next below, wider downwards, least beside the wheels. */
const shin = (): Kit => [0, 1, 2].flatMap((i): Kit => {
  const t = -0.2 - i * 0.25, l = t - 0.3, w = 0.25 + i * 0.03, o = 0.25 + i * 0.012,
    z = 0.27 - i * 0.01;
  return [P(hull([[-w, t, z - 0.14], [o, t, z - 0.14], [-w * 0.7, t, z + 0.02], [w * 0.72, t, z + 0.02],
    [-w - 0.03, l, z - 0.08], [o + 0.01, l, z - 0.08], [-w * 0.74, l, z + 0.09], [w * 0.76, l, z + 0.09],
    [-w, t, 0.02], [o, t, 0.02], [-w, l + 0.04, 0.02], [o, l + 0.04, 0.02]], 0.014, 24),
    i === 1 ? 'frame' : 'paint'),
    ...[-1, 1].map((s): V3 => [s * w * 0.56, l + 0.07, z + 0.086]).flatMap((p) =>
      put(screws([[0, 0]], 0, 0.022, 'brass'), p, [13, 0, 0]))];
}).concat(P(plate(octo(0.14, 0.24, 0.05), 0.04, { bevel: 0.012 }), 'trim', [0, -0.34, 0.305], [13, 0, 0]));
/** Guard over the whole forearm with a raised rib. */
const gauntlet = (): Kit => [
  P(hull([[-0.19, 0.02, 0.18], [0.21, 0.02, 0.18], [-0.13, 0.0, 0.3], [0.15, 0.0, 0.3], [-0.21, -0.3, 0.2],
    [0.23, -0.3, 0.2], [-0.15, -0.3, 0.34], [0.17, -0.3, 0.34], [-0.15, -0.42, 0.2], [0.17, -0.42, 0.2]], 0.014, 24),
    'paint'),
  P(hull([[-0.17, -0.4, 0.16], [0.19, -0.4, 0.16], [-0.12, -0.4, 0.29], [0.14, -0.4, 0.29], [-0.17, -0.64, 0.16],
    [0.19, -0.64, 0.16], [-0.13, -0.64, 0.29], [0.15, -0.64, 0.29]], 0.014, 24), 'paint2'),
  P(box(0.07, 0.3, 0.05, 0.014, 1), 'trim', [0.01, -0.16, 0.335], [-7, 0, 0]),
  ...screws([[-0.09, -0.26], [0.11, -0.26]], 0.352, 0.02, 'brass'),
];
/** Square toe cap under three ribs, a bumper before it. */
const toe = (): Kit => [
  P(hull(mirrored([[-0.31, y + 0.08, 0.16], [-0.31, y + 0.08, 0.56], [-0.29, y + 0.24, 0.5], [-0.26, y + 0.36, 0.3],
    [-0.22, 0.12, 0.12], [-0.26, y + 0.24, 0.08]]), 0.02, 24), 'paint'),
  ...[-0.18, 0, 0.18].map((x) => P(hull([[x - 0.04, y + 0.1, 0.58], [x + 0.04, y + 0.1, 0.58], [x - 0.04, y + 0.27,
    0.51],
    [x + 0.04, y + 0.27, 0.51], [x - 0.03, y + 0.39, 0.29], [x + 0.03, y + 0.39, 0.29], [x, y + 0.2, 0.3]], 0.014),
    x ? 'frame' : 'paint2')),
  P(hull(mirrored([[-0.32, y + 0.06, 0.5], [-0.28, y + 0.06, 0.62], [-0.32, y + 0.13, 0.5], [-0.28, y + 0.13, 0.62]]),
    0.012), 'trim'),
  ...both([P(box(0.1, 0.03, 0.02, 0.006, 1), 'tail', [0.16, y + 0.1, 0.636]),
    ...screws([[0.27, y + 0.1]], 0.626, 0.018, 'brass')]),
];
export const signaturePlates = { shoulder, knee, shin, gauntlet, toe };
