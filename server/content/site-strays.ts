import { editionCodes, editions } from '#rules/place/editions.ts';
import { manualLocales } from '#rules/schema/manual.ts';
import type { ContentReader } from './content-reader.ts';
import { messageLocales } from './site-messages.ts';

const editionFiles = `an edition, ${editionCodes.map((code) => `${code}.yaml`).join(', ')}`;

/** What the files of a folder are named after. */
const namedAfter: Record<string, string> = {
  offers: editionFiles,
  regions: editionFiles,
  messages: `a language, ${messageLocales.map((locale) => `${locale}.yaml`).join(', ')}`,
  mail: `a language, ${[...new Set(editionCodes.flatMap((code) => editions[code].words))].map((locale) => `${locale}.yaml`).join(', ')}`,
  campaigns: 'the campaign, <id>.yaml',
  products: 'the product it describes, <id>.yaml',
  pictures: 'the folder of media/ that it describes, <subject>.yaml',
  clips: 'the folder of media/ that it describes, <subject>.yaml',
  manuals: `guides, or a language of the guides, ${manualLocales.map((locale) => `${locale}.yaml`).join(', ')}`,
  pages: 'page.yaml, or a language of the page beside it',
};

const notes = /^glossary\/[\w-]+\.md$/;

/** Reads the notes for those who write, which the site does not show. */
export function readNotes(reader: ContentReader): void {
  for (const file of reader.unread().filter((name) => notes.test(name))) reader.text(file);
}

/** Faults every file of the content that was not read. To be asked once all is read. */
export function reportStrayFiles(reader: ContentReader): void {
  for (const file of reader.unread()) {
    const folder = file.split('/')[0] ?? '';
    reader.fault(
      file,
      '',
      'a file that nothing reads',
      `Remove it, or name it after ${namedAfter[folder] ?? 'site.yaml or accepted-findings.yaml, the files that stand here'}.`,
    );
  }
}
