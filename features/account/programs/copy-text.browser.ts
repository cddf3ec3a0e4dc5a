/**
 * Copies a text that is still being fetched. Begun at once, because browsers let a page copy only while they handle a
 * click. Returns false where the browser does not copy; rejects if the text does.
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((fetched) => new Blob([fetched], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    const fetched = await text;
    return navigator.clipboard.writeText(fetched).then(
      () => true,
      () => false,
    );
  }
}
