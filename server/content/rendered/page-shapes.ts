import { createHash } from 'node:crypto';
import type { Page } from '#pages/page.ts';

/**
 * Returns one page of each shape: the same fields, filled or empty, in the same sections. Components take their paths
 * by shape, so components that render these pages render all others. The home page also stands for the shapes of header
 * and footer.
 */
export function onePageOfEachShape(pages: Iterable<Page>): Page[] {
  const byShape = new Map<string, Page>();
  // Parts that do not change between two edges are the same object.
  const shapes = new WeakMap<object, string>();
  for (const page of pages) {
    const { edition, slug, kind, shell, sections } = page;
    const parts = [...sections, ...(slug === '' ? [shell] : [])];
    for (const part of parts) if (!shapes.has(part)) shapes.set(part, shapeOf(part));
    const key = [edition, slug, kind, ...parts.map((part) => shapes.get(part))].join(' ');
    if (!byShape.has(key)) byShape.set(key, page);
  }
  return [...byShape.values()];
}

function shapeOf(part: object): string {
  const fields = new Set<string>();
  collectFields(part, '', fields);
  const { kind = '' } = part as { kind?: string };
  return createHash('sha1')
    .update([kind, ...[...fields].sort()].join('\n'))
    .digest('base64');
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
