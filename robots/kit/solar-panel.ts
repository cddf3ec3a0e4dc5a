import { screws } from './fittings.ts';
import { octo, rect } from './outline.ts';
import { type Kit, P, put, type V2 } from './place.ts';
import { box, plate } from './solid.ts';

/** Solar panel from x = 0 to `w`, centred in Z, `l` long, 0.036 thick on y = 0, its cells upwards. */
export function solarPanel(w: number, l: number, columns: number, rows: number): Kit {
  const edge = 0.022,
    [cw, cl] = [(w - edge * 2) / columns, (l - edge * 2) / rows],
    corners: V2[] = [[0.016, l / 2 - 0.016], [w - 0.016, l / 2 - 0.016], [0.016, 0.016 - l / 2],
      [w - 0.016, 0.016 - l / 2]];
  const k: Kit = [
    P(plate(rect(w, l), 0.026, { bevel: 0.008, corner: 0.016 }), 'trim', [w / 2, 0, 0], [-90, 0, 0]),
    P(plate(rect(w - edge * 1.4, l - edge * 1.4), 0.01, { bevel: 0.003 }), 'dark', [w / 2, 0.02, 0], [-90, 0, 0]),
    ...put(screws(corners.map(([x, z]) => [x, -z]), 0.024, 0.009), [0, 0, 0], [-90, 0, 0]),
    // back: two ribs and a stripe
    P(box(w * 0.9, 0.014, 0.04, 0.005), 'paint', [w / 2, -0.004, l * 0.3]),
      P(box(w * 0.9, 0.014, 0.04, 0.005), 'paint', [w / 2, -0.004, -l * 0.3]),
      P(box(w * 0.86, 0.006, 0.12, 0.003, 1), 'paint2', [w / 2, -0.002, 0]),
  ];
  const cell = plate(octo(cw - 0.008, cl - 0.008, 0.014), 0.008, { bevel: 0.002, steps: 1, back: false });
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [x, z] = [edge + (i + 0.5) * cw, (j + 0.5 - rows / 2) * cl];
      k.push(P(cell, 'gloss', [x, 0.029, z], [-90, 0, 0]));
      for (const s of [-1, 1]) k.push(P(box(0.003, 0.002, cl - 0.012, 0.0006, 1), 'trim',
        [x + s * cw * 0.2, 0.0374, z]));
    }
  return k;
}
