/**
 * Turns the cross-fade between documents off in browsers that prerender: they would hold a finished page back until the
 * old one is captured.
 */
export function limitCrossFade(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const styles = new CSSStyleSheet();
  styles.replaceSync('@view-transition { navigation: none }');
  document.adoptedStyleSheets.push(styles);
}
