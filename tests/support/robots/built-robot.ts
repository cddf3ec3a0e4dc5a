const robots = new Map<() => unknown, unknown>();

/**
 * The robot that `make` builds, without a parent and in an unknown shape. Building takes half a second, so all tests of
 * a process share one. They may change its shape and pose only.
 */
export function builtRobot<Built extends { root: { removeFromParent(): unknown } }>(make: () => Built): Built {
  const robot = (robots.get(make) ?? make()) as Built;
  robots.set(make, robot);
  robot.root.removeFromParent();
  return robot;
}
