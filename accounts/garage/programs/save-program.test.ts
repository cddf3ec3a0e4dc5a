import { beforeEach, expect, test } from 'vitest';
import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import type { LoggedIn, TestGroup } from '#tests/support/accounts/account-group.ts';
import { groupOpener } from '#tests/support/accounts/newsletter-group.ts';

const draft = { page: 'flagship', title: 'Night watch', program: 'walk(2)' };

describeOnEngines('programs', (engine) => {
  const openGroup = groupOpener(engine);
  let accounts: TestGroup;
  let owner: LoggedIn;
  beforeEach(async () => {
    accounts = await openGroup('us');
    owner = await accounts.logIn('robin@example.com');
  });

  const save = (change: Partial<ParsedRequest<'saveProgram'>> = {}, credentials = owner) =>
    accounts.callAs(credentials, 'saveProgram', { ...draft, ...change });
  const list = async () => (await accounts.callAs(owner, 'programs', {})).programs;

  test('are saved, changed, renamed, listed and deleted', async () => {
    const created = await save({ title: '  Night watch ' });
    expect(created).toMatchObject({ title: 'Night watch', version: 1, outcome: 'created' });
    expect(await save()).toEqual({ ...created, outcome: 'unchanged' });
    accounts.advance(60);
    const { id } = created;
    const updated = await save({ id, version: 1, program: 'walk(3)', title: 'Anything' });
    expect(updated).toMatchObject({ id, title: 'Night watch', version: 2, outcome: 'updated' });
    expect(updated.updated_at).toBe(created.updated_at + 60_000);
    expect(await save({ id, version: 1, program: 'walk(3)' })).toEqual({ ...updated, outcome: 'unchanged' });
    expect(await accounts.callAs(owner, 'program', { id })).toMatchObject({
      id,
      version: 2,
      program: 'walk(3)',
    });
    accounts.advance(60);
    const other = await save({ title: 'Other' });
    expect((await list()).map((row) => row.id)).toEqual([other.id, id]);
    accounts.advance(60);
    expect(await accounts.callAs(owner, 'renameProgram', { id, title: 'Patrol' })).toMatchObject({
      title: 'Patrol',
    });
    expect((await list()).map(({ title }) => title)).toEqual(['Patrol', 'Other']);
    await accounts.callAs(owner, 'deleteProgram', { id });
    await accounts.callAs(owner, 'deleteProgram', { id });
    expect((await list()).map(({ title }) => title)).toEqual(['Other']);
    const gone = { responseName: 'notFound' };
    await expect(accounts.callAs(owner, 'program', { id })).rejects.toMatchObject(gone);
    await expect(accounts.callAs(owner, 'renameProgram', { id, title: 'Patrol' })).rejects.toMatchObject(gone);
  });

  test('of two devices that began with the same version are both kept', async () => {
    const { id } = await save();
    const saves = await Promise.all(['jump', 'turn(90)'].map((text) => save({ id, version: 1, program: text })));
    expect(saves.map(({ outcome }) => outcome).sort()).toEqual(['copied', 'updated']);
    const texts = await Promise.all((await list()).map((row) => accounts.callAs(owner, 'program', row)));
    expect(texts.map(({ program: text }) => text).sort()).toEqual(['jump', 'turn(90)']);
    expect(texts.map(({ title }) => title).sort()).toEqual(['Night watch', 'Night watch (2)']);
  });

  test('become numbered copies once the original was changed or deleted, and one copy when sent twice', async () => {
    const { id } = await save();
    await save({ id, version: 1, program: 'walk(3)' });
    const copy = await save({ id, version: 1, program: 'walk(4)' });
    expect(copy).toMatchObject({ title: 'Night watch (2)', version: 1, outcome: 'copied' });
    expect(await save({ id, version: 1, program: 'walk(4)' })).toEqual({ ...copy, outcome: 'unchanged' });
    await accounts.callAs(owner, 'deleteProgram', { id });
    const long = { id, version: 2, title: '🤖'.repeat(60) };
    expect(await save({ ...long, program: 'walk(5)' })).toMatchObject({ title: `${'🤖'.repeat(56)} (2)` });
    expect(await save({ id, version: 2, title: 'Night watch (2)', program: 'walk(6)' })).toMatchObject({
      title: 'Night watch (3)',
      outcome: 'copied',
    });
  });

  test('of somebody else cannot be read, changed, renamed or deleted', async () => {
    const { id } = await save();
    const stranger = await accounts.logIn('stranger@example.com');
    const gone = { responseName: 'notFound' };
    await expect(accounts.callAs(stranger, 'program', { id })).rejects.toMatchObject(gone);
    await expect(accounts.callAs(stranger, 'renameProgram', { id, title: 'Mine' })).rejects.toMatchObject(gone);
    await accounts.callAs(stranger, 'deleteProgram', { id });
    expect(await save({ id, version: 1, program: 'jump' }, stranger)).toMatchObject({ outcome: 'copied' });
    expect(await accounts.callAs(owner, 'program', { id })).toMatchObject({
      program: draft.program,
      version: 1,
    });
  });

  test('are a hundred at most, also when 120 are saved at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 120 }, (_, index) => save({ program: `walk(${index})`, title: `Program ${index}` })),
    );
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.responseName] : []));
    expect(refusals).toEqual(Array(20).fill('tooManyPrograms'));
    const [first] = await list();
    expect(await list()).toHaveLength(100);
    expect(await save({ id: first?.id, version: 1, program: 'jump' })).toMatchObject({ outcome: 'updated' });
  });
});
