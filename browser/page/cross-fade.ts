/**
 * Turns the cross-fade between documents off in browsers that prerender: they would hold a finished page back until the
 * old one is captured. Elsewhere a fade that is skipped, for instance by the next click, is no error.
 */
export function limitCrossFade(): void {
  for (const type of ['pageswap', 'pagereveal'] as const) addEventListener(type, acceptSkippedFade);
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const styles = new CSSStyleSheet();
  styles.replaceSync('@view-transition { navigation: none }');
  document.adoptedStyleSheets.push(styles);
}

function acceptSkippedFade({ viewTransition }: PageSwapEvent | PageRevealEvent): void {
  if (!viewTransition) return;
  const { ready, finished, updateCallbackDone } = viewTransition;
  for (const outcome of [ready, finished, updateCallbackDone]) outcome.catch(() => {});
}
