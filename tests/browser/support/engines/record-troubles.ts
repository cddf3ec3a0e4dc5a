/** An init script that reports the errors of a document to the address `report`. Runs in the page. */
export function recordTroubles(report: string): void {
  let isLeaving = false;
  // WebKit breaks off unfinished loads when the tab leaves, and calls that a failure.
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const send = (trouble: string) => {
    if (!isLeaving) void fetch(report, { method: 'POST', body: trouble, keepalive: true }).catch(() => undefined);
  };
  addEventListener('error', ({ error, message }) => {
    if (message) send(`error: ${error?.stack ?? message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => send(`rejection: ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...values: unknown[]) => {
    send(`console: ${values.map(String).join(' ')}`);
    error(...values);
  };
}
