interface Connection {
  saveData?: boolean;
  /** `4g`, `3g`, `2g` or `slow-2g`; undefined when the browser does not say. */
  effectiveType?: string;
}

/** True if large files may load by themselves: not with data saver or on a slow connection. */
export function isConnectionFast({ connection }: { connection?: Connection } = navigator as object): boolean {
  return connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
}
