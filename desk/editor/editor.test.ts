import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ContentError } from '#server/content/content-error.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import type { ResponseData } from '#server/http/response.ts';
import type { Finding } from '../audit/finding.ts';
import type { EditorOptions } from './editor.ts';
import { createEditor } from './editor.ts';

const project = join(import.meta.dirname, '../..');
let root: string;
let issues: ContentError['issues'];
/** What the audit finds in content with this text of the UK offers. */
let audit: (uk: string) => Partial<Finding>[];
let checkedTexts: (ReadonlyMap<string, string> | undefined)[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync(join(project, 'rules'), join(root, 'rules'), { recursive: true });
  mkdirSync(join(root, 'content/offers'), { recursive: true });
  mkdirSync(join(root, 'scratch'));
});
afterAll(() => rmSync(root, { recursive: true }));

const uk = '# Pounds\nflagshipMegatron: { link: flagship-megatron, price: 1299 }\nbase:\n  price: 99 # as listed\n';
const ukFile = () => readFileSync(join(root, 'content/offers/uk.yaml'), 'utf8');
beforeEach(() => {
  issues = [];
  audit = () => [];
  checkedTexts = [];
  writeFileSync(join(root, 'content/offers/uk.yaml'), uk);
});

const load = (replaced?: ReadonlyMap<string, string>) => {
  checkedTexts.push(replaced);
  if (issues.length > 0) throw new ContentError(issues);
  return { site: {}, replaced } as unknown as SiteContent;
};

interface AskOptions {
  config?: Partial<EditorOptions['config']>;
  from?: string;
  origin?: string;
  call?: unknown;
}

function editorWith(config: AskOptions['config'] = {}) {
  const middleware = createEditor({
    config: { environment: 'development', host: undefined, trustedHops: 0, ...config },
    root,
    scratchDir: join(root, 'scratch'),
    load,
    audit: (content) => {
      const { replaced } = content as unknown as { replaced?: ReadonlyMap<string, string> };
      return audit(replaced?.get('offers/uk.yaml') ?? uk) as Finding[];
    },
  });
  return async (
    address: string,
    { from = '127.0.0.1', origin = 'http://localhost:3000', call }: AskOptions = {},
  ): Promise<ResponseData | undefined> => {
    const url = new URL(address, 'http://localhost:3000');
    const requestOptions =
      call === undefined ? {} : { method: 'POST', headers: { origin }, body: JSON.stringify(call) };
    return middleware({
      id: 'test',
      request: new Request(url, requestOptions),
      url,
      now: 0,
      remoteAddress: from,
      network: '',
    });
  };
}

const readResponse = async (response: Promise<ResponseData | undefined>) => {
  const { status, body } = (await response) ?? { status: 0, body: '{}' };
  return { status, ...(JSON.parse(String(body)) as { error?: string; data?: string }) };
};

/** Opens the form of the UK offers, changes it and saves it. */
async function saveWith(
  ask: ReturnType<typeof editorWith>,
  change: (form: { entries: Record<string, unknown>[] }) => void,
) {
  const { data = '{}' } = await readResponse(
    ask('/admin/api', { call: { action: 'getEntry', params: { path: 'offers/uk.yaml' } } }),
  );
  const form = JSON.parse(data) as { entries: Record<string, unknown>[] };
  change(form);
  return persist(ask, form);
}

const persist = (ask: ReturnType<typeof editorWith>, form: unknown, path = 'offers/uk.yaml') =>
  readResponse(
    ask('/admin/api', {
      call: { action: 'persistEntry', params: { dataFiles: [{ path, raw: JSON.stringify(form) }], assets: [] } },
    }),
  );

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

describe('saving', () => {
  test('writes only what changed', async () => {
    const ask = editorWith();
    expect(await saveWith(ask, ({ entries }) => Object.assign(entries[0] ?? {}, { price: '1249' }))).toEqual({
      status: 200,
      message: 'saved',
    });
    expect(ukFile()).toBe(uk.replace('1299', '1249'));
  });

  test('writes and checks nothing if nothing changed', async () => {
    expect((await saveWith(editorWith(), () => {})).status).toBe(200);
    expect(ukFile()).toBe(uk);
    expect(checkedTexts).toEqual([]);
  });

  test('checks all content with the new text, and refuses mistakes', async () => {
    issues = [
      {
        file: 'content/offers/uk.yaml',
        path: 'base.price',
        actual: '-3',
        fix: 'Write a number above 0, such as 1299.',
      },
    ];
    const response = await saveWith(editorWith(), ({ entries }) => Object.assign(entries[1] ?? {}, { price: '-3' }));
    expect(response).toEqual({
      status: 422,
      error: 'content/offers/uk.yaml › base.price: -3. Write a number above 0, such as 1299.',
    });
    expect(checkedTexts[0]?.get('offers/uk.yaml')).toBe(uk.replace('price: 99', 'price: -3'));
    expect(ukFile()).toBe(uk);
  });

  test('ignores mistakes that other files had before', async () => {
    issues = [{ file: 'content/regions/us.yaml', path: 'label', actual: 'nothing', fix: 'Add it.' }];
    expect(
      (await saveWith(editorWith(), ({ entries }) => Object.assign(entries[0] ?? {}, { price: '1249' }))).status,
    ).toBe(200);
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
    audit = (text) => [old, ...(text.includes('12491100') ? [magnitude] : [])];
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
    audit = () => [
      { ...warning, actual: '98' },
      { ...warning, actual: '97', accepted: 'because' },
      { ...warning, actual: '96', file: 'content/offers/us.yaml' },
    ];
    const response = await saveWith(editorWith(), ({ entries }) => Object.assign(entries[0] ?? {}, { price: '1249' }));
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
    writeFileSync(join(root, 'content/offers/uk.yaml'), uk);
    writeFileSync(join(root, 'content/offers/uk.yaml'), `${uk}# by hand\n`);
    const conflict = await persist(ask, form);
    expect(conflict.status).toBe(409);
    expect(conflict.error).toContain('was changed elsewhere');
  });

  test.each(['../package.json', 'offers/../../package.json', 'offers/xx.yaml', '/etc/hosts'])(
    'does not create a file: %s',
    async (path) => {
      expect((await persist(editorWith(), { entries: [] }, path)).status).toBe(404);
    },
  );

  test.each(['persistMedia', 'deleteFile', 'deleteFiles', 'anything'])('refuses other actions: %s', async (action) => {
    expect((await readResponse(editorWith()('/admin/api', { call: { action, params: {} } }))).status).toBe(422);
  });
});
