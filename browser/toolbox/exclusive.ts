/** Milliseconds that another tab may need to see what was stored before the lock was released. Usually enough. */
const storageLag = 50;

/**
 * Runs one task of this name at a time in this browser. `hasWaited`: another one ran just before. A task begins a
 * moment later, so that it sees what the previous task has stored.
 */
export async function runExclusively<Value>(
  name: string,
  task: (hasWaited: boolean) => Promise<Value>,
): Promise<Value> {
  // Pages without TLS have no locks: a phone that opens a site in development.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return task(false);
  const begin = async (hasWaited: boolean) => {
    await new Promise((resolve) => setTimeout(resolve, storageLag));
    return { value: await task(hasWaited) };
  };
  const immediate = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? begin(false) : undefined));
  const { value } = immediate ?? (await locks.request(name, () => begin(true)));
  return value;
}
