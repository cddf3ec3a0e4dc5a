/** The position of a robot in a file: on the floor's middle, in metres. */
import { type ArRobot, placed, SHAPES, type Shape } from './ar-robot.ts';

/** Moves the shape's middle to the origin and its lowest point to the floor, in units of the model. */
export function offsetOf({ rig, parts }: Pick<ArRobot, 'rig' | 'parts'>, shape: Shape): [number, number, number] {
  rig.apply(SHAPES[shape]);
  const min = [Infinity, Infinity, Infinity],
    max = [-Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    const { position } = placed(part, rig);
    for (let i = 0; i < position.length; i++) {
      const x = position[i] as number,
        c = i % 3;
      if (x < (min[c] as number)) min[c] = x;
      if (x > (max[c] as number)) max[c] = x;
    }
  }
  const [x0 = 0, y0 = 0, z0 = 0] = min,
    [x1 = 0, , z1 = 0] = max;
  return [-(x0 + x1) / 2, -y0, -(z0 + z1) / 2];
}
