import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Finding } from '#desk/audit/finding.ts';
import { checkContent } from '#desk/editor/check-content.ts';
import { createEditor, type EditorOptions } from '#desk/editor/editor.ts';
import { RunningSaves } from '#desk/editor/running-saves.ts';
import type { ContentError } from '#server/content/content-error.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import type { ResponseData } from '#server/http/response.ts';

const project = join(import.meta.dirname, '../../..');

/** A folder with a little content, and the findings of a check in it. Every test has them anew. */
interface EditedFolder {
  root: string;
  /** Returns the error of content with this text of the UK offers. */
  contentError: (uk: string) => ContentError | undefined;
  /** Returns the findings of the audit in content with these texts of the UK offers and the accepted findings. */
  audit: (uk: string, accepted: string) => Partial<Finding>[];
  saves: RunningSaves;
  /** A check waits for it. */
  checkMayGoOn: Promise<void>;
  /** The texts with which content was checked. */
  checkedTexts: (ReadonlyMap<string, string> | undefined)[];
}

export const folder = {} as EditedFolder;

export const uk =
  '# Pounds\nflagshipMegatron: { link: flagship-megatron, price: 1299 }\nbase:\n  price: 99 # as listed\n';
export const accepted = `# As it is.
- check: odd-hour
  file: content/regions/uk.yaml
  reason: Specified like this.
`;
export const ukFile = () => readFileSync(join(folder.root, 'content/offers/uk.yaml'), 'utf8');

/** Gives a test file the folder. Called by each file: the files of a worker share this module, but not its hooks. */
export function openEditedFolder(): void {
  beforeAll(() => {
    const root = mkdtempSync(join(tmpdir(), 'editor-'));
    for (const code of ['core', 'contract', 'features', 'pages'])
      cpSync(join(project, code), join(root, code), { recursive: true });
    mkdirSync(join(root, 'content/offers'), { recursive: true });
    mkdirSync(join(root, 'scratch'));
    folder.root = root;
  });
  afterAll(() => rmSync(folder.root, { recursive: true }));
  beforeEach(() => {
    Object.assign(folder, {
      contentError: () => undefined,
      audit: () => [],
      checkedTexts: [],
      saves: new RunningSaves(),
      checkMayGoOn: Promise.resolve(),
    });
    writeFileSync(join(folder.root, 'content/accepted-findings.yaml'), accepted);
    writeFileSync(join(folder.root, 'content/offers/uk.yaml'), uk);
  });
}

const load = (replaced?: ReadonlyMap<string, string>) => {
  folder.checkedTexts.push(replaced);
  const error = folder.contentError(replaced?.get('offers/uk.yaml') ?? ukFile());
  if (error) throw error;
  return { site: {}, replaced } as unknown as SiteContent;
};

interface AskOptions {
  config?: Partial<EditorOptions['config']>;
  from?: string;
  origin?: string;
  call?: unknown;
}

export function editorWith(config: AskOptions['config'] = {}) {
  const middleware = createEditor({
    config: { environment: 'development', host: undefined, trustedHops: 0, ...config },
    root: folder.root,
    scratchDir: join(folder.root, 'scratch'),
    saves: folder.saves,
    async check(replaced, onStep = () => {}) {
      await folder.checkMayGoOn;
      return checkContent(
        () => load(replaced),
        onStep,
        () =>
          folder.audit(
            replaced?.get('offers/uk.yaml') ?? uk,
            replaced?.get('accepted-findings.yaml') ?? '',
          ) as Finding[],
      );
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

interface SaveResponse {
  error?: string;
  data?: string;
  saving?: string;
  step?: string;
  entries?: object[];
}

export const readResponse = async (response: Promise<ResponseData | undefined>) => {
  const { status, body } = (await response) ?? { status: 0, body: '{}' };
  return { status, ...(JSON.parse(String(body)) as SaveResponse) };
};

type OffersForm = { entries: Record<string, unknown>[] };

/** The form of the UK offers with another price of the first product. */
export async function formWithPrice(ask: ReturnType<typeof editorWith>, price: string): Promise<OffersForm> {
  const { data = '{}' } = await readResponse(
    ask('/admin/api', { call: { action: 'getEntry', params: { path: 'offers/uk.yaml' } } }),
  );
  const form = JSON.parse(data) as OffersForm;
  Object.assign(form.entries[0] ?? {}, { price });
  return form;
}

/** Opens the form of the UK offers, changes the price of the first product and saves it. */
export async function savePrice(price: string, options?: PersistOptions) {
  const ask = editorWith();
  return persist(ask, await formWithPrice(ask, price), options);
}

export interface PersistOptions {
  path?: string;
  accepted?: object[];
}

export const startPersist = (
  ask: ReturnType<typeof editorWith>,
  form: unknown,
  { path = 'offers/uk.yaml', ...rest }: PersistOptions = {},
) =>
  readResponse(
    ask('/admin/api', {
      call: {
        action: 'persistEntry',
        params: { dataFiles: [{ path, raw: JSON.stringify(form) }], assets: [], ...rest },
      },
    }),
  );

export const stateOf = (ask: ReturnType<typeof editorWith>, id: string) =>
  readResponse(ask('/admin/api', { call: { action: 'saveState', params: { id } } }));

/** Saves a form, and asks how the save goes until it has ended, as the editor's page does. */
export async function persist(ask: ReturnType<typeof editorWith>, form: unknown, options?: PersistOptions) {
  let response = await startPersist(ask, form, options);
  while (response.saving !== undefined) response = await stateOf(ask, response.saving);
  return response;
}
