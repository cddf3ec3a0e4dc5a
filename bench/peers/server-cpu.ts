import { readdirSync, readFileSync } from 'node:fs';
import { sized } from '../smoke.ts';

const ticksASecond = 100;

/** CPU milliseconds that a process and all its descendants have used. */
function cpuMillisecondsOfTree(pid: number): number {
  const tree = new Set([pid]);
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fieldsOf(Number(name)));
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const { pid: child, parent } of stats) if (tree.has(parent)) tree.add(child);
  }
  return stats
    .filter(({ pid: each }) => tree.has(each))
    .reduce((sum, { ticks }) => sum + (ticks * 1000) / ticksASecond, 0);
}

function fieldsOf(pid: number): { pid: number; parent: number; ticks: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return { pid, parent: 0, ticks: 0 };
  }
}

/** CPU milliseconds per response of a server that caches nothing: the mean of many, after warming up. */
export async function cpuPerResponse(
  { origin, pid }: { origin: string; pid: number },
  path: string,
  warmUp = sized(60, 1),
  requestCount = sized(100, 2),
): Promise<number> {
  const ask = async (times: number) => {
    for (let index = 0; index < times; index += 1)
      await (await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer();
  };
  await ask(warmUp);
  const before = cpuMillisecondsOfTree(pid);
  await ask(requestCount);
  return (cpuMillisecondsOfTree(pid) - before) / requestCount;
}
