/** In ms. */
const readInterval = 30_000;

/**
 * Follows a database clock that `read` returns in ms since 1970: reads it periodically and continues with the local
 * monotonic clock in between. A reading is exact only to within its round trip, so the offset changes only if it lies
 * outside that range; the clock does not jump. `now` returns whole milliseconds since 1970. Throws if the first reading
 * fails; later failures are ignored.
 */
export async function followClock(read: () => Promise<number>) {
  const localNow = () => performance.now();
  /** Measures the offset of `localNow` from the database's clock, in ms. */
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
