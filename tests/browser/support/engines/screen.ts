import { findScreen } from '#tools/setup/find-programs.mjs';
import { startProgram } from './processes.ts';

let display: Promise<string> | undefined;

/** The name of a screen without a monitor, which all windows of this process share. */
export function openDisplay(): Promise<string> {
  display ??= new Promise((resolve, reject) => {
    const args = ['-displayfd', '3', '-screen', '0', '2600x2000x24', '-nolisten', 'tcp'];
    const child = startProgram(findScreen() as string, args, process.env, 'pipe');
    child.once('exit', () => reject(new Error('Xvfb ended before it had a display')));
    child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return display;
}
