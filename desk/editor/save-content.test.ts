import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ContentError, type ContentIssue, describeIssue } from '#server/content/content-error.ts';
import {
  accepted,
  changedForm,
  editorWith,
  folder,
  type PersistOptions,
  persist,
  readResponse,
  saveWith,
  startPersist,
  stateOf,
  uk,
  ukFile,
} from '#tests/support/site/editor-of-folder.ts';

const wrongPrice = {
  ...{ file: 'content/offers/uk.yaml', path: 'base.price', actual: '-3' },
  fix: 'Write a number above 0, such as 1299.',
};
const wrongLabel = { file: 'content/regions/us.yaml', path: 'label', actual: 'nothing', fix: 'Add it.' };

const withNewPrice = ({ entries }: { entries: Record<string, unknown>[] }) => {
  Object.assign(entries[0] ?? {}, { price: '1249' });
};

describe('saving', () => {
  test('writes only what changed', async () => {
    const ask = editorWith();
    expect(await saveWith(ask, withNewPrice)).toEqual({
      status: 200,
      message: 'saved',
    });
    expect(ukFile()).toBe(uk.replace('1299', '1249'));
  });

  test('writes and checks nothing if nothing changed', async () => {
    expect((await saveWith(editorWith(), () => {})).status).toBe(200);
    expect(ukFile()).toBe(uk);
    expect(folder.checkedTexts).toEqual([]);
  });

  test('checks all content with the new text, and refuses mistakes', async () => {
    folder.contentError = (text) => (text.includes('-3') ? new ContentError([wrongPrice]) : undefined);
    const response = await saveWith(editorWith(), ({ entries }) => Object.assign(entries[1] ?? {}, { price: '-3' }));
    expect(response).toEqual({
      status: 422,
      error: 'content/offers/uk.yaml › base.price: -3. Write a number above 0, such as 1299.',
    });
    expect(folder.checkedTexts[0]?.get('offers/uk.yaml')).toBe(uk.replace('price: 99', 'price: -3'));
    expect(ukFile()).toBe(uk);
  });

  test('ignores mistakes that were there before, also in the file itself', async () => {
    folder.contentError = () => new ContentError([wrongPrice, wrongLabel]);
    expect((await saveWith(editorWith(), withNewPrice)).status).toBe(200);
  });

  test('a change after which more can be checked is refused only for mistakes of its own file', async () => {
    const correcting = (...found: ContentIssue[]) => {
      folder.contentError = (text) =>
        text.includes('1249') ? new ContentError(found, 2) : new ContentError([{ ...wrongLabel, path: 'title' }]);
      return saveWith(editorWith(), withNewPrice);
    };
    expect(await correcting(wrongLabel, wrongPrice)).toEqual({ status: 422, error: describeIssue(wrongPrice) });
    expect((await correcting(wrongLabel)).status).toBe(200);
  });

  test('refuses what the content audit calls an error, unless it was there before', async () => {
    const magnitude = {
      check: 'price-magnitude',
      severity: 'error',
      file: 'content/offers/uk.yaml',
      path: 'flagshipMegatron.price',
      actual: '£12,491,100 for a product of £1,299 elsewhere',
      fix: 'Correct the price.',
    } as const;
    const old = { ...magnitude, path: 'base.price', actual: '£99' };
    folder.audit = (text) => [old, ...(text.includes('12491100') ? [magnitude] : [])];
    const save = (price: string) => saveWith(editorWith(), ({ entries }) => Object.assign(entries[0] ?? {}, { price }));
    expect(await save('12491100')).toEqual({
      status: 422,
      error:
        'content/offers/uk.yaml › flagshipMegatron.price: £12,491,100 for a product of £1,299 elsewhere. Correct the price.',
    });
    expect(ukFile()).toBe(uk);
    expect((await save('1249')).status).toBe(200);
  });

  test('saves, and shows the warnings and notes of the audit for this file that nobody has accepted', async () => {
    const warning = { severity: 'warning', file: 'content/offers/uk.yaml', path: 'base.price', fix: 'Look.' } as const;
    folder.audit = () => [
      { ...warning, actual: '98' },
      { ...warning, actual: '97', accepted: 'because' },
      { ...warning, actual: '96', file: 'content/offers/us.yaml' },
    ];
    const response = await saveWith(editorWith(), withNewPrice);
    expect(response).toEqual({
      status: 200,
      message: 'saved',
      warnings: ['warning: content/offers/uk.yaml › base.price: 98. Look.'],
    });
  });

  test('can save again, and refuses a form of a text that somebody else changed', async () => {
    const ask = editorWith();
    let form: { entries: Record<string, unknown>[] } = { entries: [] };
    await saveWith(ask, (opened) => {
      form = opened;
      Object.assign(opened.entries[0] ?? {}, { price: '1249' });
    });
    Object.assign(form.entries[0] ?? {}, { price: '1199' });
    expect((await persist(ask, form)).status).toBe(200);
    expect(ukFile()).toBe(uk.replace('1299', '1199'));
    writeFileSync(join(folder.root, 'content/offers/uk.yaml'), uk);
    writeFileSync(join(folder.root, 'content/offers/uk.yaml'), `${uk}# by hand\n`);
    const conflict = await persist(ask, form);
    expect(conflict.status).toBe(409);
    expect(conflict.error).toContain('was changed elsewhere');
  });

  test('offers to accept errors that may be meant, and writes both files with the reason', async () => {
    const entry = { check: 'stage-gap', file: 'content/offers/uk.yaml', path: 'stages.main.opens' };
    const gap = {
      ...entry,
      severity: 'error',
      path: 'stages.0.opens',
      actual: 'no stage',
      fix: 'Close it.',
      entry,
    } as const;
    folder.audit = (text, list) => (text.includes('1249') && !list.includes('stage-gap') ? [gap] : []);
    const save = (options?: PersistOptions) => saveWith(editorWith(), withNewPrice, options);
    expect(await save()).toEqual({
      status: 422,
      error: `content/offers/uk.yaml › stages.0.opens: no stage. Close it.
If this is meant, add to content/accepted-findings.yaml, and say why:
- check: stage-gap
  file: content/offers/uk.yaml
  path: stages.main.opens
  reason: …`,
      entries: [entry],
    });
    expect(ukFile()).toBe(uk);
    expect((await save({ accepted: [{ ...entry, reason: 'The sale ends early.' }] })).status).toBe(200);
    expect(ukFile()).toBe(uk.replace('1299', '1249'));
    expect(readFileSync(join(folder.root, 'content/accepted-findings.yaml'), 'utf8')).toBe(`${accepted}
- check: stage-gap
  file: content/offers/uk.yaml
  path: stages.main.opens
  reason: The sale ends early.
`);
  });

  test('offers to accept nothing while there are mistakes', async () => {
    folder.audit = () => [];
    folder.contentError = (text) => (text.includes('-3') ? new ContentError([wrongPrice]) : undefined);
    const response = await saveWith(editorWith(), ({ entries }) => Object.assign(entries[1] ?? {}, { price: '-3' }));
    expect(response.entries).toBeUndefined();
  });

  test('answers a save at once, says how the check goes, and how it ended, also in an editor that took over', async () => {
    const ask = editorWith();
    const { promise, resolve } = Promise.withResolvers<void>();
    folder.checkMayGoOn = promise;
    const { status, saving = '', step } = await startPersist(ask, await changedForm(ask));
    expect({ status, step }).toEqual({ status: 200, step: expect.any(String) });
    expect((await stateOf(editorWith(), saving)).saving).toBe(saving);
    expect(ukFile()).toBe(uk);
    resolve();
    await vi.waitFor(async () =>
      expect(await stateOf(editorWith(), saving)).toEqual({ status: 200, message: 'saved' }),
    );
    expect(ukFile()).toBe(uk.replace('1299', '1249'));
    expect((await stateOf(ask, 'another')).status).toBe(404);
  });

  test('does not overwrite what somebody else wrote during the check', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    folder.checkMayGoOn = promise;
    const ask = editorWith();
    const { saving = '' } = await startPersist(ask, await changedForm(ask));
    writeFileSync(join(folder.root, 'content/offers/uk.yaml'), `${uk}# by hand\n`);
    resolve();
    await vi.waitFor(async () => expect((await stateOf(ask, saving)).status).toBe(409));
    expect(ukFile()).toBe(`${uk}# by hand\n`);
  });

  test.each(['../package.json', 'offers/../../package.json', 'offers/xx.yaml', '/etc/hosts'])(
    'does not create a file: %s',
    async (path) => {
      expect((await persist(editorWith(), { entries: [] }, { path })).status).toBe(404);
    },
  );

  test.each(['persistMedia', 'deleteFile', 'deleteFiles', 'anything'])('refuses other actions: %s', async (action) => {
    expect((await readResponse(editorWith()('/admin/api', { call: { action, params: {} } }))).status).toBe(422);
  });
});
