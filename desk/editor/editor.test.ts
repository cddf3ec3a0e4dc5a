import { describe, expect, test } from 'vitest';
import { editorWith, openEditedFolder } from '#tests/support/site/editor-of-folder.ts';

openEditedFolder();

describe('the editor', () => {
  test('is a page that loads only from its own origin', async () => {
    const response = await editorWith()('/admin/');
    expect(response?.status).toBe(200);
    expect(response?.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(response?.headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self' 'unsafe-eval'",
    );
  });

  test('explains how to install it', async () => {
    expect(String((await editorWith()('/admin/'))?.body)).toContain('npm run editor');
  });

  test.each([
    ['outside development', { environment: 'production' }, '127.0.0.1', '/admin/'],
    ['behind a proxy', { trustedHops: 1 }, '127.0.0.1', '/admin/'],
    ['on an address for others', { host: '0.0.0.0' }, '127.0.0.1', '/admin/'],
    ['for another machine', {}, '192.168.1.7', '/admin/'],
    ['under another name', {}, '127.0.0.1', 'http://attacker.example/admin/'],
  ] as const)('does not exist %s', async (_, config, from, address) => {
    const ask = editorWith(config);
    expect(await ask(address, { from })).toBeUndefined();
    expect(await ask(address.replace(/$/, 'api'), { from, call: { action: 'info' } })).toBeUndefined();
  });

  test('ignores every other address', async () => {
    expect(await editorWith()('/administration')).toBeUndefined();
    expect((await editorWith()('/admin/../package.json'))?.status).toBeUndefined();
    expect((await editorWith()('/admin/..%2Fpackage.js'))?.status).toBe(404);
  });

  test('accepts calls only from its own page', async () => {
    expect(
      (await editorWith()('/admin/api', { origin: 'http://localhost:4000', call: { action: 'info' } }))?.status,
    ).toBe(403);
  });
});
