/** Runs in the page before everything else: refuses storage as browsers do whose owners block it. */
export function blockStorage(): void {
  const refuse = {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  Object.defineProperties(window, { localStorage: refuse, sessionStorage: refuse });
}
