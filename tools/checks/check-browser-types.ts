import { spawnSync } from 'node:child_process';
import { bin, root } from '../setup/run-program.mjs';
import { needingNode } from '../site-build/server-only.ts';

/*
 * Checks all code that browsers run against the interfaces of the oldest supported ones, without the types of Node
 * (tsconfig.browser.json). That code names types of modules which only servers load: their errors are left out, and the
 * build refuses to ship them.
 */
const compile = [bin('typescript', 'lib', 'tsc.js'), '--noEmit', '--pretty', 'false', '-p', 'tsconfig.browser.json'];
const { status, stdout, stderr } = spawnSync(process.execPath, compile, { cwd: root, encoding: 'utf8' });

// An error is a line with its file, and indented lines that explain it.
const errors = stdout.split(/\n(?=\S)/).filter((error) => error.trim() !== '');
const isLeftOut = (error: string) => needingNode.some((pattern) => pattern.test(`/${error.split('(')[0]}`));
const reported = errors.filter((error) => !isLeftOut(error));

if (reported.length > 0) {
  console.log(reported.join('\n'));
  console.log(
    'Browsers run this code: use what tsconfig.browser.json has, or list a module that only servers load in tools/site-build/server-only.ts.',
  );
}
if (stderr !== '') console.error(stderr);
process.exitCode = reported.length > 0 || (status !== 0 && errors.length === 0) ? 1 : 0;
