import { expect, test } from 'vitest';
import { formDraft } from './form-draft.ts';
import { createStore } from './storage.ts';

const storeWith = (values: Map<string, string>) =>
  createStore(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }));

test('restores what was typed until it is forgotten', () => {
  const values = new Map<string, string>();
  const entries = new Map([['dealer', 'Sample shop']]);
  formDraft('registration', storeWith(values)).save(entries);
  const restored = formDraft('registration', storeWith(values));
  expect(restored.read()).toEqual({ dealer: 'Sample shop' });
  expect(formDraft('other', storeWith(values)).read()).toEqual({});
  restored.forget();
  expect(restored.read()).toEqual({});
});

test('ignores a stored value that is not a draft', () => {
  for (const junk of ['{', 'null', '"text"', '[]', '{"dealer":{"a":1}}']) {
    const draft = formDraft('registration', storeWith(new Map([['draft:registration', junk]]))).read();
    expect(draft.dealer).toBeUndefined();
  }
});
