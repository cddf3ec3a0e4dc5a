/** Type of the data blocks that hold the inline styles of a page which is not in the document yet. */
const styleBlockType = 'text/x-style';

/**
 * Parses a page that `applyPage` takes. Its inline styles become data blocks: the policy of the open document refuses
 * those that this one does not have, and browsers report each as an error, even in a document that nobody sees.
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(
    html.replaceAll(/<style>(.*?)<\/style>/gs, `<script type="${styleBlockType}">$1</script>`),
    'text/html',
  );

/** Patches a page into the document, with everything that scripts do to a page when it is loaded. */
export async function applyPage(next: Document): Promise<void> {
  const { patchPage } = await import('./patch-page.ts');
  await patchPage(next, next.querySelectorAll(`script[type="${styleBlockType}"]`));
}
