import { spawnSync } from 'node:child_process';

/** A Python that has fontTools, with which guides are set; undefined when there is none. */
export const findFontTools = () =>
  ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', 'import fontTools, brotli'], { stdio: 'ignore' }).status === 0,
  );
