import { readFileSync } from 'node:fs';

/** Memory of a process and of all its descendants, in bytes. */
export interface TreeMemory {
  /** Counts shared memory once for each process. */
  rss: number;
  /** Counts shared memory once. */
  pss: number;
}

/** Ids of all descendants of a process. Linux only. */
export function descendantsOf(pid: number): number[] {
  const children = readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

export function memoryOfTree(pid: number): TreeMemory {
  const processes = [pid, ...descendantsOf(pid)].map((each) => ({
    rss: kilobytesIn(readProcess(each, 'status'), 'VmRSS'),
    pss: kilobytesIn(readProcess(each, 'smaps_rollup'), 'Pss'),
  }));
  const sum = (field: keyof TreeMemory) => processes.reduce((total, memory) => total + memory[field], 0) * 1024;
  return { rss: sum('rss'), pss: sum('pss') };
}

/** Measures a tree ten times a second. Returns how to read the highest values so far, and how to stop. */
export function watchMemory(pid: number): { peak: TreeMemory; stop(): void } {
  const peak: TreeMemory = { rss: 0, pss: 0 };
  const timer = setInterval(() => {
    const { rss, pss } = memoryOfTree(pid);
    peak.rss = Math.max(peak.rss, rss);
    peak.pss = Math.max(peak.pss, pss);
  }, 100);
  return { peak, stop: () => clearInterval(timer) };
}

/** Empty once the process is gone. */
function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').trim();
  } catch {
    return '';
  }
}

const kilobytesIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
