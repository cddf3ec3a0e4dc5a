import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiSite, openApiSite } from '../support/accounts/account-api-site.ts';
import { logIn } from '../support/accounts/account-group.ts';

const kilobyte = 1024;

let site: ApiSite;
beforeAll(async () => {
  site = await openApiSite('sqlite');
});
afterAll(() => site.close());

test('a program holds 64 KB of text, however it is escaped, and a larger one is refused with its field', async () => {
  const { apptoken, reftoken } = await logIn(site, 'robin@example.com');
  const save = (program: string) =>
    site.call('saveProgram', { page: 'flagship', title: 'Long', program }, { apptoken, reftoken });
  for (const text of ['a'.repeat(64 * kilobyte), 'é'.repeat(32 * kilobyte), '\n'.repeat(64 * kilobyte)]) {
    const saved = await save(text);
    expect(saved).toMatchObject({ result: 'ok', data: { outcome: 'created' } });
    const read = await site.call('program', { id: saved.data.id }, { apptoken, reftoken });
    expect(read.data.program === text).toBe(true);
  }
  for (const text of [`a${'é'.repeat(32 * kilobyte)}`, 'a'.repeat(350 * kilobyte)])
    expect(await save(text)).toMatchObject({
      result: 'invalidFields',
      data: { fields: { program: expect.stringContaining('64 KB') } },
    });
  expect(await save('a'.repeat(500 * kilobyte))).toMatchObject({ result: 'tooLarge' });
  const rename = { id: 'a', title: 'a'.repeat(20_000) };
  expect(await site.call('renameProgram', rename, { apptoken, reftoken })).toMatchObject({ result: 'tooLarge' });
});
