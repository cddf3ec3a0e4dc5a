import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#tests/support/site/content-folder.ts';
import { EditorFiles } from './editor-files.ts';
import { writeValue } from './write-value.ts';

const offers = `# Prices of the example
robot:
  name: 'Robot’s name'
  price: 1299 # as listed
  tags: [a, { b: 1 }, c]

  # Sold apart
  parts: 3
base: { link: base, price: 99 }
`;

/** The text after a change of its value. */
function textAfter(text: string, change: (value: never) => void): string {
  const value = parse(text) as never;
  change(value);
  return writeValue(text, structuredClone(value));
}

/** The same content with every text changed. */
function withOtherTexts(value: unknown): unknown {
  if (typeof value === 'string') return `${value}: 'new'`;
  if (Array.isArray(value)) return value.map(withOtherTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withOtherTexts(entry)]));
}

describe('writing a value into the text of a file', () => {
  test('changes no byte of a content file with the same value, and keeps every comment of one with others', {
    tags: 'nightly',
  }, () => {
    const content = new EditorFiles(contentFolder);
    const comments = (text: string) => text.match(/^ *# .*/gm);
    for (const path of content.paths()) {
      const [text, value] = [content.text(path), content.value(path)];
      expect(writeValue(text, value), path).toBe(text);
      const newText = writeValue(text, withOtherTexts(value));
      expect(parse(newText), path).toEqual(withOtherTexts(value));
      expect(comments(newText), path).toEqual(comments(text));
    }
  });

  test('keeps comments, order and the marks of all other values when one changes', () => {
    const text = textAfter(offers, (value: { robot: { price: number; tags: unknown[] } }) => {
      value.robot.price = 1399;
      value.robot.tags[2] = "It's new";
    });
    expect(text).toBe(offers.replace('1299', '1399').replace(', c]', ", It's new]"));
  });

  test('quotes a text that would be parsed differently', () => {
    const text = textAfter(offers, (value: { base: { link: string } }) => {
      value.base.link = '2026-11-27T09:00[Europe/London]';
    });
    expect(text).toBe(offers.replace('link: base', "link: '2026-11-27T09:00[Europe/London]'"));
  });

  test('adds and removes keys', () => {
    const text = textAfter(offers, (value: { robot: Record<string, unknown>; base: Record<string, unknown> }) => {
      value.robot.stock = 0;
      delete value.robot.name;
      value.base.stock = 3;
    });
    expect(text).toBe(
      offers
        .replace("  name: 'Robot’s name'\n", '')
        .replace('parts: 3\n', 'parts: 3\n  stock: 0\n')
        .replace('price: 99 }', 'price: 99, stock: 3 }'),
    );
  });

  test('turns a value into a list on its own lines', () => {
    const text = textAfter(offers, (value: { robot: { price: unknown } }) => {
      value.robot.price = [{ price: 1299 }, { from: '2027-01-08T09:00[Europe/London]', price: 1249 }];
    });
    expect(text).toContain(
      "  price:\n    - { price: 1299 }\n    - { from: '2027-01-08T09:00[Europe/London]', price: 1249 }\n    # as listed\n  tags:",
    );
  });

  test('moves list entries with their comments, and removes deleted ones', () => {
    const list = '- id: one\n  text: 1\n\n# The second\n- id: two\n  text: 2\n- id: three\n  text: 3\n';
    const entries = [
      { id: 'two', text: 2 },
      { id: 'one', text: 'I' },
    ];
    expect(writeValue(list, entries)).toBe('# The second\n- id: two\n  text: 2\n- id: one\n  text: I\n');
  });

  test('replaces an alias when the value of its place changes', () => {
    const shared = 'de: &all [a, b]\nfr: *all\neu: *all\n';
    expect(writeValue(shared, { de: ['a', 'b'], fr: ['b'], eu: ['a', 'b'] })).toBe(
      'de: &all [a, b]\nfr: [b]\neu: *all\n',
    );
    expect(writeValue(shared, { de: ['b'], fr: ['b'], eu: ['a', 'b'] })).toBe('de: &all [b]\nfr: *all\neu: [a, b]\n');
  });

  test('refuses to remove a value that others take over', () => {
    expect(() => writeValue('a: &x { k: 1 }\nb: *x\n', { b: { k: 1 } })).toThrow('Unresolved alias');
  });
});
