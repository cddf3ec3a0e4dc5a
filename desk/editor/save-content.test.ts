import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ContentError, type ContentIssue, describeIssue } from '#server/content/content-error.ts';
import {
  accepted,
  editorWith,
  folder,
  formWithPrice,
  openEditedFolder,
  persist,
  readResponse,
  savePrice,
  startPersist,
  stateOf,
  uk,
  ukFile,
} from '#tests/support/site/editor-of-folder.ts';

openEditedFolder();

const file = 'content/offers/uk.yaml';
const wrongPrice = { file, path: 'base.price', actual: '-3', fix: 'Write a number above 0, such as 1299.' };
const wrongLabel = { file: 'content/regions/us.yaml', path: 'label', actual: 'nothing', fix: 'Add it.' };
const writeUk = (text: string) => writeFileSync(join(folder.root, file), text);

test('a save writes only what changed, and nothing if nothing did', async () => {
  expect((await savePrice('1299')).status).toBe(200);
  expect([ukFile(), folder.checkedTexts]).toEqual([uk, []]);
  expect(await savePrice('1249')).toEqual({ status: 200, message: 'saved' });
  expect(ukFile()).toBe(uk.replace('1299', '1249'));
});

test('a save is checked with all content, and refused for its mistakes', async () => {
  folder.contentError = (text) => (text.includes('-3') ? new ContentError([wrongPrice]) : undefined);
  expect(await savePrice('-3')).toEqual({
    status: 422,
    error: 'content/offers/uk.yaml › base.price: -3. Write a number above 0, such as 1299.',
  });
  expect(folder.checkedTexts[0]?.get('offers/uk.yaml')).toBe(uk.replace('1299', '-3'));
  expect(ukFile()).toBe(uk);
});

test('a save is not refused for mistakes that were there before, also in the file itself', async () => {
  folder.contentError = () => new ContentError([wrongPrice, wrongLabel]);
  expect((await savePrice('1249')).status).toBe(200);
});

test('a save after which more can be checked is refused only for mistakes of its own file', async () => {
  const correcting = (...found: ContentIssue[]) => {
    folder.contentError = (text) =>
      text.includes('1249') ? new ContentError(found, 2) : new ContentError([{ ...wrongLabel, path: 'title' }]);
    return savePrice('1249');
  };
  expect(await correcting(wrongLabel, wrongPrice)).toEqual({ status: 422, error: describeIssue(wrongPrice) });
  expect((await correcting(wrongLabel)).status).toBe(200);
});

test('a save is refused for what the content audit calls an error, unless it was there before', async () => {
  const old = { check: 'price-magnitude', severity: 'error', file, path: 'base.price', actual: '£99' } as const;
  const magnitude = { ...old, path: 'flagshipMegatron.price', actual: '£12,491,100', fix: 'Correct the price.' };
  folder.audit = (text) => [old, ...(text.includes('12491100') ? [magnitude] : [])];
  expect(await savePrice('12491100')).toEqual({
    status: 422,
    error: 'content/offers/uk.yaml › flagshipMegatron.price: £12,491,100. Correct the price.',
  });
  expect(ukFile()).toBe(uk);
  expect((await savePrice('1249')).status).toBe(200);
});

test('a save shows the warnings and notes of the audit for its file that nobody has accepted', async () => {
  const warning = { severity: 'warning', file, path: 'base.price', fix: 'Look.' } as const;
  folder.audit = () => [
    { ...warning, actual: '98' },
    { ...warning, actual: '97', accepted: 'because' },
    { ...warning, actual: '96', file: 'content/offers/us.yaml' },
  ];
  const warnings = ['warning: content/offers/uk.yaml › base.price: 98. Look.'];
  expect(await savePrice('1249')).toEqual({ status: 200, message: 'saved', warnings });
});

test('a form can be saved again, but not over a text that somebody else changed', async () => {
  const ask = editorWith();
  const form = await formWithPrice(ask, '1249');
  await persist(ask, form);
  Object.assign(form.entries[0] ?? {}, { price: '1199' });
  expect((await persist(ask, form)).status).toBe(200);
  expect(ukFile()).toBe(uk.replace('1299', '1199'));
  writeUk(`${uk}# by hand\n`);
  expect(await persist(ask, form)).toMatchObject({
    status: 409,
    error: expect.stringContaining('was changed elsewhere'),
  });
});

test('errors that may be meant can be accepted with a reason, which is written, too', async () => {
  const entry = { check: 'stage-gap', file, path: 'stages.main.opens' };
  const gap = {
    ...entry,
    path: 'stages.0.opens',
    severity: 'error',
    actual: 'no stage',
    fix: 'Close it.',
    entry,
  } as const;
  const lines = ['- check: stage-gap', `  file: ${file}`, '  path: stages.main.opens'];
  folder.audit = (text, list) => (text.includes('1249') && !list.includes('stage-gap') ? [gap] : []);
  expect(await savePrice('1249')).toEqual({
    status: 422,
    error: [
      'content/offers/uk.yaml › stages.0.opens: no stage. Close it.',
      'If this is meant, add to content/accepted-findings.yaml, and say why:',
      ...[...lines, '  reason: …'],
    ].join('\n'),
    entries: [entry],
  });
  expect(ukFile()).toBe(uk);
  const reason = 'The sale ends early.';
  expect((await savePrice('1249', { accepted: [{ ...entry, reason }] })).status).toBe(200);
  expect(ukFile()).toBe(uk.replace('1299', '1249'));
  expect(readFileSync(join(folder.root, 'content/accepted-findings.yaml'), 'utf8')).toBe(
    `${accepted}\n${[...lines, `  reason: ${reason}`].join('\n')}\n`,
  );
  folder.contentError = (text) => (text.includes('-3') ? new ContentError([wrongPrice]) : undefined);
  expect((await savePrice('-3')).entries).toBeUndefined();
});

/** Starts a save whose check waits until `goOn` is called. */
async function startWaitingSave() {
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  folder.checkMayGoOn = promise;
  const ask = editorWith();
  const started = await startPersist(ask, await formWithPrice(ask, '1249'));
  return { ask, goOn, saving: '', ...started };
}

test('a save is answered at once, and says how its check goes and ended, also in an editor that took over', async () => {
  const { ask, goOn, saving, status, step } = await startWaitingSave();
  expect({ status, step }).toEqual({ status: 200, step: expect.any(String) });
  expect((await stateOf(editorWith(), saving)).saving).toBe(saving);
  expect(ukFile()).toBe(uk);
  goOn();
  await vi.waitFor(async () => expect(await stateOf(editorWith(), saving)).toEqual({ status: 200, message: 'saved' }));
  expect(ukFile()).toBe(uk.replace('1299', '1249'));
  expect((await stateOf(ask, 'another')).status).toBe(404);
});

test('a save does not overwrite what somebody else wrote during its check', async () => {
  const { ask, goOn, saving } = await startWaitingSave();
  writeUk(`${uk}# by hand\n`);
  goOn();
  await vi.waitFor(async () => expect((await stateOf(ask, saving)).status).toBe(409));
  expect(ukFile()).toBe(`${uk}# by hand\n`);
});

test.each(['../package.json', 'offers/../../package.json', 'offers/xx.yaml', '/etc/hosts'])(
  'a save does not create a file: %s',
  async (path) => {
    expect((await persist(editorWith(), { entries: [] }, { path })).status).toBe(404);
  },
);

test.each(['persistMedia', 'deleteFile', 'deleteFiles', 'anything'])(
  'other actions are refused: %s',
  async (action) => {
    expect((await readResponse(editorWith()('/admin/api', { call: { action, params: {} } }))).status).toBe(422);
  },
);
