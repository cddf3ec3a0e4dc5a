const liveRegions = ':is([role="status"], [role="alert"], [role="log"], [aria-live]):not([aria-live="off"])';

/** Calls back when a live region of the page gets text, which a screen reader then speaks. Returns what ends it. */
export function watchAnnouncements(onAnnouncement: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => isAnnounced(target))) onAnnouncement();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

function isAnnounced(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return Boolean(element?.closest(liveRegions)?.textContent?.trim());
}
