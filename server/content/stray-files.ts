import { editionCodes, wordLocales } from '#core/place/editions.ts';
import type { ContentReader } from './content-reader.ts';
import { messageLocales } from './loaders/site-words.ts';

const wordFiles = wordLocales.map((locale) => `${locale}.yaml`).join(', ');
const editionFiles = `an edition, ${editionCodes.map((code) => `${code}.yaml`).join(', ')}`;

const namingRules: Record<string, string> = {
  offers: editionFiles,
  regions: editionFiles,
  law: editionFiles,
  messages: `a language, ${messageLocales.map((locale) => `${locale}.yaml`).join(', ')}`,
  mail: `a language, ${wordFiles}`,
  campaigns: 'the campaign, <id>.yaml',
  products: 'the product it describes, <id>.yaml',
  pictures: 'the folder of media/ that it describes, <subject>.yaml',
  clips: 'the folder of media/ that it describes, <subject>.yaml',
  manuals: `guides, or a language of the guides, ${wordFiles}`,
  pages: 'page.yaml, or a language of the page beside it',
};

const notes = /^glossary\/[\w-]+\.md$/;

/** Reads the notes for writers. The site does not show them. */
export function readNotes(reader: ContentReader): void {
  for (const file of reader.unreadFiles().filter((name) => notes.test(name))) reader.text(file);
}

/** Reports every content file that nothing has read. Call it last. */
export function reportStrayFiles(reader: ContentReader): void {
  for (const file of reader.unreadFiles()) {
    const folder = file.split('/')[0] ?? '';
    reader.addIssue(
      file,
      '',
      'a file that nothing reads',
      `Remove it, or name it after ${namingRules[folder] ?? 'site.yaml, company.yaml or accepted-findings.yaml, the files that stand here'}.`,
    );
  }
}
