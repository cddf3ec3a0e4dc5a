import { draftWhere, draftYear } from './draft-window.ts';
import { languagesOf, wordFiles } from './draft-words.ts';
import { titleCase } from './name-styles.ts';
import { refuseExisting, type Scaffold, type ScaffoldRequest } from './scaffold.ts';

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
