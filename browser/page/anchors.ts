import { programPrefix } from '#contract/programming.ts';

/**
 * Leads a program in the hash on to the playground, opens the disclosure with the target of the hash, and keeps the
 * target in place while the page loads.
 */
export function startAnchors(): void {
  revealTarget();
  addEventListener('hashchange', revealTarget);
  keepAnchorInPlace();
}

function targetOfHash(): Element | null {
  const name = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name)) ?? document.getElementById(name);
  } catch {
    return document.getElementById(name);
  }
}

/** For browsers that do not open the disclosure around a target themselves. A program leads to its playground. */
function revealTarget(): void {
  const playground = document.querySelector<HTMLElement>('[data-programs]')?.dataset.programs;
  if (playground && location.hash.startsWith(programPrefix)) location.replace(playground + location.hash);
  const target = targetOfHash();
  const disclosure = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!target || !disclosure) return;
  disclosure.open = true;
  target.scrollIntoView();
}

/**
 * The browser scrolls to the target as soon as it can. What arrives above it later (fonts, islands) must not push it
 * away. Once the visitor scrolls, nothing is moved any more.
 */
function keepAnchorInPlace(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const anchor = targetOfHash();
  if (!anchor || (entry && entry.type !== 'navigate')) return;
  const visitorMoved = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, () => visitorMoved.abort(), { once: true, passive: true, signal: visitorMoved.signal });
  }
  const settle = () => {
    if (!visitorMoved.signal.aborted) anchor.scrollIntoView({ behavior: 'instant' });
  };
  settle();
  void document.fonts.ready.then(settle);
  if (document.readyState === 'complete') return;
  addEventListener('load', () => requestAnimationFrame(settle), { once: true, signal: visitorMoved.signal });
}
