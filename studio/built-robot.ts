import type { Robot } from '#robots/rig.ts';

const robots = new Map<() => Robot, Robot>();

/**
 * For tests: the robot that `make` builds, on no stand, in whatever shape it was left. It takes half a second to build,
 * so all tests of a process share one: they change its shape and its pose, and nothing else.
 */
export function builtRobot<Built extends Robot>(make: () => Built): Built {
  const robot = (robots.get(make) ?? make()) as Built;
  robots.set(make, robot);
  robot.root.removeFromParent();
  return robot;
}
