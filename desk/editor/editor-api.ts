import * as z from 'zod';
import type { EditorFiles } from './editor-files.ts';
import type { SaveOptions } from './save-content.ts';
import { openForm, Refusal, revisionOf, saveForm } from './save-content.ts';

const file = z.object({ path: z.string(), label: z.string().optional() });

/** The calls of Decap CMS's proxy backend that are supported. */
const calls = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({ action: z.literal('entriesByFiles'), params: z.object({ files: z.array(file) }) }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal('getMedia') }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({ dataFiles: z.array(z.object({ path: z.string(), raw: z.string() })).length(1) }),
  }),
]);

export interface EditorApiOptions extends SaveOptions {
  files: () => EditorFiles;
}

/** The hidden field of a form with the revision of the text that it was made from. */
export const revisionField = 'revision';

/**
 * Returns a function that answers one call of the editor with a value for JSON. It reads and changes existing files;
 * for everything else it throws a Refusal.
 */
export function createEditorApi({ files: readFiles, ...options }: EditorApiOptions): (call: unknown) => unknown {
  /** Revisions by the revision they replaced: a form stays open after a save, and may be saved again. */
  const successors = new Map<string, string>();

  return (call) => {
    const parsed = calls.safeParse(call);
    if (!parsed.success)
      throw new Refusal(
        422,
        'The editor changes files that are there. Pictures come from the studio; new files are made, and old ones removed, in the folder content/.',
      );
    const files = readFiles();
    const knownPaths = new Set(files.paths());
    const entry = (path: string, label?: string) => {
      if (!knownPaths.has(path)) throw new Refusal(404, `There is no file content/${path}.`);
      const { form, revision } = openForm(files, path);
      return {
        data: JSON.stringify({ [revisionField]: revision, ...form }),
        file: { path, id: revision, label: label ?? path },
      };
    };
    switch (parsed.data.action) {
      case 'info':
        return { repo: 'content', publish_modes: ['simple'], type: 'local_fs' };
      case 'getMedia':
        return [];
      case 'entriesByFiles':
        return parsed.data.params.files.map(({ path, label }) => entry(path, label));
      case 'getEntry':
        return entry(parsed.data.params.path);
      case 'persistEntry': {
        const [{ path, raw }] = parsed.data.params.dataFiles as [{ path: string; raw: string }];
        if (!knownPaths.has(path))
          throw new Refusal(404, `There is no file content/${path}. New files are made in the folder content/.`);
        const { [revisionField]: revision, ...form } = parseForm(raw);
        const before = revisionOf(files.text(path));
        if (latestOf(String(revision), successors) !== before) {
          throw new Refusal(
            409,
            `content/${path} was changed elsewhere since you opened it. Copy what you wrote, load the page again, and make your change on the new text.`,
          );
        }
        const warnings = saveForm(files, path, form, options);
        if (warnings) successors.set(before, revisionOf(readFiles().text(path)));
        return { message: 'saved', ...(warnings && warnings.length > 0 && { warnings }) };
      }
    }
  };
}

function latestOf(revision: string, successors: ReadonlyMap<string, string>): string {
  const visited = new Set<string>();
  let latest = revision;
  for (let next = successors.get(latest); next !== undefined && !visited.has(next); next = successors.get(latest)) {
    visited.add(next);
    latest = next;
  }
  return latest;
}

function parseForm(raw: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(raw));
  } catch {
    throw new Refusal(400, 'The form came in a way that cannot be read.');
  }
}
