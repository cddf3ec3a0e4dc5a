import { type ChildProcess, spawn } from 'node:child_process';

const processes = new Set<ChildProcess>();
/** Ends the group of each process: a driver leaves its browser behind. */
process.on('exit', () => {
  for (const { pid } of processes) {
    try {
      if (pid !== undefined) process.kill(-pid);
    } catch {
      // It has just ended by itself.
    }
  }
});
// Vitest ends its workers by a signal, which would skip the above.
process.once('SIGTERM', () => process.exit());

/** Starts a program that ends with this process. Of its output, only the third stream can be read. */
export function startProgram(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  output: 'ignore' | 'pipe',
): ChildProcess {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore', output], detached: true });
  processes.add(child);
  child.once('exit', () => processes.delete(child));
  return child;
}
