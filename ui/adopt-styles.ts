const adoptedTexts = new Set<string>();

/**
 * Adds styles that come with a component's code, for what the server never renders: `import sheet from
 * './x.module.css?inline'`. They take their place in the cascade layers like those of any stylesheet. Each text is
 * added once.
 */
export function adoptStyles(text: string): void {
  if (adoptedTexts.has(text)) return;
  adoptedTexts.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
