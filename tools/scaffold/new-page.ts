import { draftWhere, draftYear, languagesOf, wordFiles } from './draft-words.ts';
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

/** A news article (`docs/how-to/publish-news.md`). */
export function newNews({ root, name, editions }: ScaffoldRequest): Scaffold {
  const folder = `content/pages/news/${name}`;
  refuseExisting(root, [folder]);
  return {
    newFiles: {
      [`${folder}/page.yaml`]: `kind: news
where:
${draftWhere(editions)}picture: share/kinetra
sections:
  - { id: article, kind: article }
`,
      ...wordFiles(folder, titleCase(name), editions, ({ title, sentence }) => ({
        article: { heading: title(titleCase(name)), lead: sentence, text: [sentence] },
      })),
    },
    changedFiles: {},
    nextSteps: [
      `Write the words: ${languagesOf(editions).join(', ')} in ${folder}/.`,
      `Name the article's picture and its links in ${folder}/page.yaml.`,
      `Date it: in ${folder}/page.yaml, write the day on which it comes out instead of ${draftYear}.`,
    ],
  };
}
