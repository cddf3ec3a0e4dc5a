/** A clock that all nodes on a database share, whatever their own ones show. */
export interface StoreClock {
  /** Milliseconds since 1970, whole. */
  now(): number;
  stop(): void;
}

/** Between two readings, in ms. */
const readInterval = 30_000;

/**
 * Follows the clock of a database, which `read` answers in ms since 1970: asks it now and again, and counts on between
 * by a clock of this machine that never steps. What it tells held at an instant between question and answer; where this
 * clock is within that already it stays as it is, so that it does not jump. Throws where the first reading fails; a
 * later one that fails is made up for by the next.
 */
export async function followClock(read: () => Promise<number>): Promise<StoreClock> {
  const localNow = () => performance.now();
  /** What is to be added to `here`. */
  const measure = async (offset?: number) => {
    const requestedAt = localNow();
    const at = await read();
    const [minOffset, maxOffset] = [at - localNow(), at - requestedAt];
    return Math.min(maxOffset, Math.max(minOffset, offset ?? (minOffset + maxOffset) / 2));
  };
  let offset = await measure();
  const resync = async () => {
    offset = await measure(offset);
  };
  const timer = setInterval(() => void resync().catch(() => {}), readInterval).unref();
  return { now: () => Math.floor(localNow() + offset), stop: () => clearInterval(timer) };
}
