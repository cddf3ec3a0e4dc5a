/** A clock that all nodes on a database share, whatever their own ones show. */
export interface StoreClock {
  /** Milliseconds since 1970, whole. */
  now(): number;
  stop(): void;
}

/** Between two readings, in ms. */
const pause = 30_000;

/**
 * Follows the clock of a database, which `read` answers in ms since 1970: asks it now and again, and counts on between
 * by a clock of this machine that never steps. What it tells held at an instant between question and answer; where this
 * clock is within that already it stays as it is, so that it does not jump. Throws where the first reading fails; a
 * later one that fails is made up for by the next.
 */
export async function followClock(read: () => Promise<number>): Promise<StoreClock> {
  const here = () => performance.now();
  /** What is to be added to `here`. */
  const measure = async (ahead?: number) => {
    const asked = here();
    const at = await read();
    const [least, most] = [at - here(), at - asked];
    return Math.min(most, Math.max(least, ahead ?? (least + most) / 2));
  };
  let ahead = await measure();
  const follow = async () => {
    ahead = await measure(ahead);
  };
  const timer = setInterval(() => void follow().catch(() => {}), pause).unref();
  return { now: () => Math.floor(here() + ahead), stop: () => clearInterval(timer) };
}
