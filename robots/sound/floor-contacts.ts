import type { RigPlan, Robot } from '../rig.ts';
import { groupOf } from './joint-groups.ts';

export interface Contact {
  group: number;
  /** 0 to 1, by the height that the part fell from. */
  strength: number;
  point: Float64Array;
  /** Share of the frame after which it happened. */
  share: number;
}

/** Heights above the floor, in units, at which a part has left it and at which it touches it again. */
const leaves = 0.024;
const touches = 0.008;

interface Part {
  group: number;
  node: ReturnType<Robot['rig']['get']>;
  points: Float64Array;
  /** The highest it has been since it left the floor; 0 on the floor. */
  highest: number;
  last: number;
  lowest: Float64Array;
}

export class FloorContacts {
  #parts: Part[];
  #knows = false;

  constructor(floor: RigPlan['floor'], rig: Robot['rig']) {
    this.#parts = [...Map.groupBy(floor, ([joint]) => joint)].map(([joint, points]) => ({
      group: groupOf(joint),
      node: rig.get(joint),
      points: Float64Array.from(points.flatMap(([, point]) => point)),
      highest: 0,
      last: 0,
      lowest: new Float64Array(3),
    }));
  }

  /** The picture has jumped: nothing has fallen. */
  forget(): void {
    this.#knows = false;
  }

  read(): Contact[] {
    const contacts: Contact[] = [];
    for (const part of this.#parts) {
      const height = lowest(part);
      if (!this.#knows) part.highest = height > leaves ? height : 0;
      else if (height > leaves) part.highest = Math.max(part.highest, height);
      else if (height < touches && part.highest > 0) {
        const fallen = part.last - height;
        contacts.push({
          group: part.group,
          strength: Math.min(1, 0.3 + 1.1 * Math.sqrt(part.highest)),
          point: part.lowest,
          share: fallen > 0 ? Math.min(1, Math.max(0, (part.last - touches) / fallen)) : 1,
        });
        part.highest = 0;
      }
      part.last = height;
    }
    this.#knows = true;
    return contacts;
  }
}

function lowest({ node, points, lowest }: Part): number {
  const m = node.matrixWorld.elements;
  let [least, at] = [Number.POSITIVE_INFINITY, 0];
  for (let i = 0; i < points.length; i += 3) {
    const y = m[1] * points[i] + m[5] * points[i + 1] + m[9] * points[i + 2];
    if (y < least) [least, at] = [y, i];
  }
  for (let row = 0; row < 3; row++)
    lowest[row] = m[row] * points[at] + m[4 + row] * points[at + 1] + m[8 + row] * points[at + 2] + m[12 + row];
  return lowest[1];
}
