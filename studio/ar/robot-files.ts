import type { RobotName } from '#robots/names.ts';
import { arRobot, SHAPES, type Shape } from './ar-robot.ts';
import { glb } from './glb.ts';
import { usdz } from './usdz.ts';

export interface RobotFile {
  shape: Shape;
  format: 'glb' | 'usdz';
  bytes: Buffer;
}

export async function robotFiles(name: RobotName, heightMm: number): Promise<RobotFile[]> {
  const robot = await arRobot(name, heightMm),
    files: RobotFile[] = [];
  for (const shape of Object.keys(SHAPES) as Shape[])
    files.push(
      { shape, format: 'glb', bytes: glb(robot, shape) },
      { shape, format: 'usdz', bytes: await usdz(robot, shape) },
    );
  return files;
}
