import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#tests/support/site/content-folder.ts';
import { rewriteYaml } from './rewrite-yaml.ts';

const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);

const offers = `# Prices of the example
robot:
  name: 'Robot’s name'
  price: 1299   # as listed
  tags: [a, { b: 1 },   c]

  # Sold apart
base: { link: base, price: 99 }
`;

/** Rewrites a text after a change of its value. */
function textAfter(text: string, change: (value: never) => void): string {
  const value = parse(text) as never;
  change(value);
  return rewriteYaml(text, structuredClone(value));
}

describe('rewriting YAML', () => {
  test('changes no byte of a content file with the same value', () => {
    const changedFiles = files.filter((name) => {
      const text = readFileSync(join(contentFolder, name), 'utf8');
      return rewriteYaml(text, parse(text)) !== text;
    });
    expect(files.length).toBeGreaterThan(300);
    expect(changedFiles).toEqual([]);
  });

  test('keeps comments, quotes and spacing when one value changes', () => {
    const text = textAfter(offers, (value: { robot: { price: number; name: string } }) => {
      value.robot.price = 1399;
      value.robot.name = "It's new";
    });
    expect(text).toBe(offers.replace('1299', '1399').replace("'Robot’s name'", "'It''s new'"));
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
        .replace('  c]\n', '  c]\n  stock: 0\n')
        .replace('price: 99 }', 'price: 99, stock: 3 }'),
    );
  });

  test('turns a value into a list on its own lines', () => {
    const text = textAfter(offers, (value: { robot: { price: unknown } }) => {
      value.robot.price = [{ price: 1299 }, { from: '2027-01-08T09:00[Europe/London]', price: 1249 }];
    });
    expect(text).toContain(
      "  price:\n    - { price: 1299 }\n    - { from: '2027-01-08T09:00[Europe/London]', price: 1249 }   # as listed\n  tags:",
    );
  });

  test('moves list entries with their comments, and removes deleted ones', () => {
    const list = '- id: one\n  text: 1\n# The second\n- id: two\n  text: 2\n- id: three\n  text: 3\n';
    expect(
      rewriteYaml(list, [
        { id: 'two', text: 2 },
        { id: 'one', text: 'I' },
      ]),
    ).toBe('# The second\n- id: two\n  text: 2\n- id: one\n  text: I\n');
  });

  test('replaces an alias when the value of its place changes', () => {
    const shared = 'de: &all [a, b]\nfr: *all\neu: *all\n';
    expect(rewriteYaml(shared, { de: ['a', 'b'], fr: ['b'], eu: ['a', 'b'] })).toBe(
      'de: &all [a, b]\nfr: [b]\neu: *all\n',
    );
    expect(rewriteYaml(shared, { de: ['b'], fr: ['b'], eu: ['a', 'b'] })).toBe('de: &all [b]\nfr: *all\neu: [a, b]\n');
  });

  test('keeps a folded text when another value changes', () => {
    const folded = 'text: >-\n  one\n  two\nother: 1\n';
    expect(rewriteYaml(folded, { text: 'one two', other: 2 })).toBe('text: >-\n  one\n  two\nother: 2\n');
    expect(rewriteYaml(folded, { text: 'three', other: 1 })).toBe('text: three\nother: 1\n');
  });

  test('refuses a change that would rewrite everything', () => {
    expect(() =>
      rewriteYaml(
        'a: &x { k: 1 }\nb: *x\n',
        Object.fromEntries([
          ['b', { k: 1 }],
          ['a', { k: 1 }],
        ]),
      ),
    ).toThrow('several places share');
  });
});
