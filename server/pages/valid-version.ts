import type { Instant } from '#core/time/instant.ts';
import { isValidAt, type Validity } from '#core/time/moment.ts';
import type { Clock } from '../time/clock.ts';

/**
 * The most times that a version may be outdated as soon as it is made before a request fails. Edges are minutes apart
 * and clocks rarely step.
 */
const maxTries = 10;

/**
 * Makes a version that is still valid when it is finished, and tells at which instant that was. Throws an error with
 * this name if every version was outdated by then.
 */
export async function validVersion<Version extends Validity>(
  name: string,
  clock: Clock,
  make: (now: Instant) => Promise<Version>,
): Promise<{ version: Version; now: Instant }> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const version = await make(clock.now());
    const now = clock.now();
    if (isValidAt(version, now)) return { version, now };
  }
  throw new Error(`${name} was out of date ${maxTries} times as soon as it was made`);
}
