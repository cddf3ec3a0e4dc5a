import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** CPU time of processes so far, in microseconds. */
export function cpuOf(pids: number[]): number {
  const tick = 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const ticks = pids.map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []);
  return ticks.flat().reduce((sum, text) => sum + Number(text), 0) * tick;
}
