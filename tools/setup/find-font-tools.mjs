import { spawnSync } from 'node:child_process';

/** A Python with fontTools; undefined if there is none. */
export const findFontTools = () =>
  ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', 'import fontTools, brotli'], { stdio: 'ignore' }).status === 0,
  );
