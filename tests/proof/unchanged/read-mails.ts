import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jsonLines } from '#tests/support/documents/json-lines.ts';
import { parseHtml } from '#tests/support/documents/parse-html.ts';
import { seenLines } from '#tests/support/documents/seen-lines.ts';
import { type SeenDocument, seenDocument } from './take-snapshot.ts';

const program = 'tests/proof/unchanged/sample-mails.ts';

/**
 * Every mail and text message of the built project in a folder. A state that is older than this proof gets its program.
 */
export function readMails(folder: string): SeenDocument[] {
  const file = join(folder, program);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(import.meta.dirname, 'sample-mails.ts'), file);
  }
  const json = execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const messages = JSON.parse(json) as Record<string, { html?: string; text: string }>;
  return Object.entries(messages).map(([name, { html, text, ...others }]) =>
    seenDocument({ path: `message ${name}` }, [
      ...jsonLines(others),
      ...text.split('\n'),
      ...(html === undefined ? [] : seenLines(parseHtml(html))),
    ]),
  );
}
