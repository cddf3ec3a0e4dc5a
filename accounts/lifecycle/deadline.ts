/** Work that has not ended in time. It may still end, but nobody waits for it. */
export class DeadlineExceeded extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'NoAnswer';
  }
}

/** What `work` answers. Throws NoAnswer where that takes longer than so many ms. */
export async function withinDeadline<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DeadlineExceeded(milliseconds)), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
