/** An init script that makes storage throw, as in browsers that block it. */
export function blockStorage(): void {
  const refuse = {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  Object.defineProperties(window, { localStorage: refuse, sessionStorage: refuse });
}
