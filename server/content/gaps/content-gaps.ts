import type { ContentIssue } from '../content-error.ts';

/**
 * The parts of content that could not be read and were left out or replaced, so that later checks can run on the rest.
 * Files are relative to the content folder.
 */
export class ContentGaps {
  readonly #paths = new Map<string, string[]>();
  /** Original indexes of entries that were left out, by file and path of their list. */
  readonly #entries = new Map<string, number[]>();

  get isEmpty(): boolean {
    return this.#paths.size === 0;
  }

  /** Records that the value at this path was left out or replaced; an empty path stands for the whole file. */
  add(file: string, path = ''): void {
    this.#paths.set(file, [...(this.#paths.get(file) ?? []), path]);
  }

  /** Records that an entry of a list was left out, which moves those behind it. */
  addEntry(file: string, path: string): void {
    this.add(file, path);
    const keys = path.split('.');
    const index = Number(keys.pop());
    const list = `${file} ${keys.join('.')}`;
    const indexes = new Set([...(this.#entries.get(list) ?? []), index]);
    this.#entries.set(
      list,
      [...indexes].sort((one, other) => one - other),
    );
  }

  isIn(file: string): boolean {
    return this.#paths.has(file);
  }

  isWholeFile(file: string): boolean {
    return this.#paths.get(file)?.includes('') ?? false;
  }

  /**
   * Returns true if an issue follows from a gap: it is in the gap, contains it, or is about the same offer, or about
   * the words of a page with a gap.
   */
  explain({ file, path }: Pick<ContentIssue, 'file' | 'path'>): boolean {
    const pageFile = file.replace(/^(pages\/.*)\/[^/]+$/, '$1/page.yaml');
    if (pageFile !== file && this.isIn(pageFile)) return true;
    const wholeOf = (one: string) => (file.startsWith('offers/') ? (one.split('.')[0] ?? '') : one);
    return (this.#paths.get(file) ?? []).map(wholeOf).some((gap) => isBelow(path, gap) || isBelow(gap, wholeOf(path)));
  }

  /** The path in the file as written, of a path in the value with gaps. */
  originalPath(file: string, path: string): string {
    const original: string[] = [];
    for (const key of path.split('.')) {
      const missing = /^\d+$/.test(key) ? this.#entries.get(`${file} ${original.join('.')}`) : undefined;
      original.push(
        missing ? `${missing.reduce((index, gap) => (gap <= index ? index + 1 : index), Number(key))}` : key,
      );
    }
    return original.join('.');
  }
}

const isBelow = (path: string, above: string): boolean =>
  above === '' || path === above || path.startsWith(`${above}.`);
