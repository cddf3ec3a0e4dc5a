import { createHash } from 'node:crypto';
import type { Page } from '#pages/page.ts';

/**
 * Collects one page of each shape: the same fields, filled or empty, in the same sections. Components take their paths
 * by shape, so components that render these pages render all others. The home page also stands for the shapes of header
 * and footer.
 */
export class PageShapes {
  readonly #pages = new Map<string, Page>();
  readonly #shapes = new WeakMap<object, string>();

  add(page: Page): void {
    const { edition, slug, kind, shell, sections } = page;
    const parts = [...sections, ...(slug === '' ? [shell] : [])].map((part) => this.#shapeOf(part));
    const key = [edition, slug, kind, ...parts].join(' ');
    if (!this.#pages.has(key)) this.#pages.set(key, page);
  }

  get pages(): Page[] {
    return [...this.#pages.values()];
  }

  /** Parts that do not change between two edges are the same object. */
  #shapeOf(part: object): string {
    const stored = this.#shapes.get(part);
    if (stored !== undefined) return stored;
    const fields = new Set<string>();
    collectFields(part, '', fields);
    const { kind = '' } = part as { kind?: string };
    const shape = createHash('sha1')
      .update([kind, ...[...fields].sort()].join('\n'))
      .digest('base64');
    this.#shapes.set(part, shape);
    return shape;
  }
}

function collectFields(value: unknown, path: string, fields: Set<string>): void {
  if (value === undefined) return;
  if (typeof value !== 'object' || value === null) {
    fields.add(`${path}: ${typeof value === 'boolean' ? value : typeof value}`);
    return;
  }
  if (Array.isArray(value)) {
    fields.add(`${path}: ${value.length === 0 ? 'empty' : 'list'}`);
    for (const entry of value) collectFields(entry, `${path}[]`, fields);
    return;
  }
  for (const [key, child] of Object.entries(value)) collectFields(child, `${path}.${key}`, fields);
}
