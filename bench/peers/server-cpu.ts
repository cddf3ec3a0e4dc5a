import { childrenOf, cpuMicrosecondsOf } from '../cpu.ts';
import { sized } from '../smoke.ts';

/** A process and all its descendants. */
const processTree = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(processTree)];

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
  const before = cpuMicrosecondsOf(processTree(pid));
  await ask(requestCount);
  return (cpuMicrosecondsOf(processTree(pid)) - before) / 1000 / requestCount;
}
