/** Work that did not end in time. It may still end later. */
export class DeadlineExceeded extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'DeadlineExceeded';
  }
}

/** Throws DeadlineExceeded if `work` takes longer. */
export async function withinDeadline<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DeadlineExceeded(milliseconds)), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
