/** Reports of one network in a minute: many visitors may share one. */
const mostReports = 240;
/** Networks that are counted at a time; more than that are told to wait. */
const mostNetworks = 20_000;
const minute = 60_000;

/** Counts reports of each network, and forgets all of them after every minute. */
export function createVitalsLimit(): { admits(network: string, now: number): boolean } {
  const counts = new Map<string, number>();
  let began = Number.NEGATIVE_INFINITY;
  return {
    admits(network, now) {
      if (Math.abs(now - began) >= minute) {
        counts.clear();
        began = now;
      }
      const count = counts.get(network) ?? 0;
      if (count >= mostReports || (count === 0 && counts.size >= mostNetworks)) return false;
      counts.set(network, count + 1);
      return true;
    },
  };
}
