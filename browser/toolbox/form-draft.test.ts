import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageArea } from '../session/browser.examples.ts';
import { formDraft, tabTexts } from './form-draft.ts';

const { area, values } = storageArea();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('sessionStorage', area);
});
afterEach(() => void vi.unstubAllGlobals());

test('restores what was typed until it is forgotten', () => {
  formDraft('registration').save(new Map([['dealer', 'Sample shop']]));
  const restored = formDraft('registration');
  expect(restored.read()).toEqual({ dealer: 'Sample shop' });
  expect(formDraft('other').read()).toEqual({});
  restored.forget();
  expect(restored.read()).toEqual({});
});

test('adds to the texts of a key', () => {
  const drafts = tabTexts('program');
  drafts.save(Object.entries({ '/us/megatron': 'wave' }));
  drafts.save(Object.entries({ ...drafts.read(), '/de/bumblebee': 'bow' }));
  expect(tabTexts('program').read()).toEqual({ '/us/megatron': 'wave', '/de/bumblebee': 'bow' });
});

test.each(['{', 'null', '"text"', '3', '[]', 'wave\nbow', '{"dealer":{"a":1}}'])(
  'ignores %s, which is not a draft',
  (junk) => {
    values.set('draft:registration', junk);
    expect(formDraft('registration').read().dealer).toBeUndefined();
  },
);
