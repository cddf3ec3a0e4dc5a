import { expect, test, vi } from 'vitest';
import type { callAccount } from '#browser/session/account-client.ts';
import { devicePrograms, removeDeviceProgram } from '#browser/session/device-programs.ts';
import { openedProgram } from '#browser/session/opened-program.ts';
import { saveInAccount, saveOnDevice } from './save-program.ts';

const named = { page: 'tank', title: 'Night watch', program: 'wave.walk2' };
const owner = 'u1';
const reply = { id: 'p1', page: 'tank', title: 'Night watch', created_at: 0, updated_at: 0 };

/** An API that answers these outcomes in turn, with the requests that it got. */
function apiWith(...outcomes: ('created' | 'updated' | 'copied' | 'unchanged')[]) {
  const requests: unknown[] = [];
  const call = async (_name: string, request: unknown) => {
    requests.push(request);
    const outcome = outcomes[requests.length - 1];
    return { ...reply, id: outcome === 'copied' ? 'p2' : 'p1', version: requests.length, outcome };
  };
  return { requests, call: call as unknown as typeof callAccount };
}

test('a program is saved as new, then as the next version of what the tab has opened', async () => {
  const { requests, call } = apiWith('created', 'updated', 'unchanged');
  const outcomes = [];
  for (let count = 0; count < 3; count++) outcomes.push(await saveInAccount(named, owner, call));
  expect(outcomes).toEqual(['saved', 'saved', 'unchanged']);
  expect(requests).toEqual([named, { ...named, id: 'p1', version: 1 }, { ...named, id: 'p1', version: 2 }]);
});

test('after a conflict the tab goes on with its copy', async () => {
  const { requests, call } = apiWith('created', 'copied', 'updated');
  await saveInAccount(named, owner, call);
  expect(await saveInAccount(named, owner, call)).toBe('copied');
  expect(openedProgram('tank', owner)).toMatchObject({ id: 'p2', version: 2, program: 'wave.walk2' });
  await saveInAccount(named, owner, call);
  expect(requests.at(-1)).toMatchObject({ id: 'p2', version: 2 });
});

test('a program that was opened on another page is not overwritten', async () => {
  const { requests, call } = apiWith('created', 'created');
  await saveInAccount(named, owner, call);
  await saveInAccount({ ...named, page: 'car' }, owner, call);
  expect(requests.at(-1)).toEqual({ ...named, page: 'car' });
});

test('a program that somebody else has opened in the tab is neither named nor taken for a version', async () => {
  const { requests, call } = apiWith('created', 'created');
  await saveInAccount(named, owner, call);
  expect(openedProgram('tank', 'u2')).toBeUndefined();
  await saveInAccount(named, 'u2', call);
  expect(requests.at(-1)).toEqual(named);
});

test('a refused program leaves the tab with what it has opened', async () => {
  const { call } = apiWith('created');
  await saveInAccount(named, owner, call);
  const refusing = () => Promise.reject(new Error('refused'));
  await expect(saveInAccount({ ...named, program: 'walk3' }, owner, refusing)).rejects.toThrow('refused');
  expect(openedProgram('tank', owner)).toMatchObject({ id: 'p1', program: 'wave.walk2' });
});

test('without a login a program stays in this browser, if only until the page is closed', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(saveOnDevice(named)).toBe('lost');
  expect(devicePrograms()).toMatchObject([named]);
  for (const { key } of devicePrograms()) removeDeviceProgram(key);
  vi.unstubAllGlobals();
});
