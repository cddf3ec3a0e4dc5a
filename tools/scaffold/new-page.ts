import { draftWhere, draftYear } from './draft-window.ts';
import { languagesOf, wordFiles } from './draft-words.ts';
import { titleCase } from './name-styles.ts';
import { refuseExisting, refuseReserved, type Scaffold, type ScaffoldRequest } from './scaffold.ts';

/** A text page (`docs/how-to/add-a-page.md`). */
export function newPage({ root, name, editions }: ScaffoldRequest): Scaffold {
  const folder = `content/pages/${name}`;
  refuseReserved(name);
  refuseExisting(root, [folder]);
  return {
    newFiles: {
      [`${folder}/page.yaml`]: `kind: support
where:
${draftWhere(editions)}picture: share/kinetra
sections:
  - { id: head, kind: page-head }
  - id: text
    kind: prose
    parts: [{ id: first }]
`,
      ...wordFiles(folder, titleCase(name), editions, ({ title, label, sentence }) => ({
        head: { heading: title(titleCase(name)), lead: sentence },
        text: { parts: { first: { title: label, text: [sentence] } } },
      })),
    },
    changedFiles: {},
    nextSteps: [
      `Write the words: ${languagesOf(editions).join(', ')} in ${folder}/. The sections are in page.yaml.`,
      `Open it: in ${folder}/page.yaml, write \`always\` or the day that is meant instead of ${draftYear}.`,
    ],
  };
}
