/** A text in which addresses of files have no hash, and addresses of the build's assets no name. */
export const withoutHashes = (text: string): string =>
  text.replace(/\/assets\/[^\s"'<>,)]+/g, '/assets/…').replace(/\.[0-9a-f]{8,64}(?=\.\w)/g, '');
