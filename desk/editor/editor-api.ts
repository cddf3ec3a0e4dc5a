import * as z from 'zod';
import type { EditorFiles } from './editor-files.ts';
import type { RunningSaves } from './running-saves.ts';
import {
  changedElsewhere,
  changeOfAccepted,
  changeOfForm,
  openForm,
  Refusal,
  type SaveOptions,
  saveChanges,
  textRevision,
} from './save-content.ts';

const file = z.object({ path: z.string(), label: z.string().optional() });

/** The calls of Decap CMS's proxy backend that are supported. Our page adds `saveState` and `accepted`. */
const calls = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({ action: z.literal('entriesByFiles'), params: z.object({ files: z.array(file) }) }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal('getMedia') }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      dataFiles: z.tuple([z.object({ path: z.string(), raw: z.string() })]),
      /** For the list of accepted findings. The check of the content reads them. */
      accepted: z.array(z.record(z.string(), z.unknown())).default([]),
    }),
  }),
  z.object({ action: z.literal('saveState'), params: z.object({ id: z.string() }) }),
]);

export interface EditorApiOptions extends SaveOptions {
  files: () => EditorFiles;
  saves: RunningSaves;
}

/** The hidden field of a form with the revision of the text that it was made from. */
export const revisionField = 'revision';

/**
 * Returns a function that answers one call of the editor with a value for JSON. It reads and changes existing files;
 * for everything else it throws a Refusal. A save is answered at once, with its id; another call returns its result.
 */
export function createEditorApi({
  files: readFiles,
  saves,
  ...options
}: EditorApiOptions): (call: unknown) => Promise<unknown> {
  const { successors } = saves;

  return async (call) => {
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
        const { dataFiles, accepted } = parsed.data.params;
        const [{ path, raw }] = dataFiles;
        if (!knownPaths.has(path))
          throw new Refusal(404, `There is no file content/${path}. New files are made in the folder content/.`);
        const { [revisionField]: revision, ...form } = parseForm(raw);
        if (latestRevision(String(revision), successors) !== textRevision(files.text(path)))
          throw changedElsewhere(path);
        const change = changeOfForm(files, path, form);
        if (!change) return { message: 'saved' };
        const changes = accepted.length > 0 ? [changeOfAccepted(files, accepted), change] : [change];
        return saves.start(async (onStep) => {
          const warnings = await saveChanges(changes, options, onStep);
          for (const { text, newText } of changes) successors.set(textRevision(text), textRevision(newText));
          return { message: 'saved', ...(warnings.length > 0 && { warnings }) };
        });
      }
      case 'saveState': {
        const state = await saves.stateOf(parsed.data.params.id);
        if (state === undefined)
          throw new Refusal(
            404,
            'The server was started again during the check. Load the page again to see what the file says now.',
          );
        return state;
      }
    }
  };
}

function latestRevision(revision: string, successors: ReadonlyMap<string, string>): string {
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
