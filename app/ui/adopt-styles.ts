const adopted = new Set<string>();

/**
 * Gives the document styles that come with a component's code, for what the server never renders: `import sheet from
 * './x.module.css?inline'`. They take their place in the layers like those of any stylesheet. Once for each text.
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
