import { stringify } from 'yaml';
import type { EditionCode } from '#core/place/editions.ts';
import { yamlFormat } from '#server/content/yaml-format.ts';
import { draftOpening, draftWhere, draftWords, draftYear, languagesOf, wordFiles } from './draft-words.ts';
import { camelCase, titleCase } from './name-styles.ts';
import {
  readProjectFile,
  refuseExisting,
  refuseReserved,
  type Scaffold,
  ScaffoldError,
  type ScaffoldRequest,
} from './scaffold.ts';

/** Upper estimate of a capital's width in the tall font, in em. */
const letterWidth = 0.6;

/** No robot is so low: a placeholder that nobody takes for the height, in mm. */
const draftHeight = 1;

/** A product with its offers and page (`docs/how-to/add-a-product.md`). */
export function newProduct(request: ScaffoldRequest): Scaffold {
  const { root, name, editions } = request;
  const [id, page] = [camelCase(name), `content/pages/${name}`];
  refuseReserved(name);
  refuseExisting(root, [`content/products/${id}.yaml`, page]);
  return {
    newFiles: {
      [`content/products/${id}.yaml`]: productText(request),
      [`${page}/page.yaml`]: `kind: product
product: ${id}
picture: share/kinetra
where:
${draftWhere(editions)}sections:
  - { id: hero, kind: hero, anchor: overview, picture: share/kinetra }
  - { id: availability, kind: availability }
  - { id: specs, kind: specs, anchor: specs }
  - { id: box, kind: box, anchor: box }
  - { id: price, kind: price, anchor: price, policies: [{ id: warranty }] }
  - { id: closing, kind: closing }
`,
      ...wordFiles(page, titleCase(name), editions, ({ label, sentence }) => ({
        hero: { nav: label, line: label, sentence },
        price: {
          title: label,
          payments: sentence,
          policyTitle: label,
          policies: { warranty: { title: label, content: sentence } },
        },
        closing: { heading: sentence },
      })),
    },
    changedFiles: Object.fromEntries(editions.map((code) => offerChange(request, code))),
    nextSteps: [
      `Write what is true of it in content/products/${id}.yaml: name, line, accent, family, shapes, programming, heightMm, figures, box; measure wordWidth as the how-to says.`,
      `Make its pictures, say what they show in content/pictures/${name}.yaml, and name them instead of share/kinetra.`,
      `Write its price into content/offers/<edition>.yaml (${editions.join(', ')}).`,
      `Write the words: ${languagesOf(editions).join(', ')} in ${page}/.`,
      'Give it a card on the home page, content/pages/home/.',
      `Open it: write the day that is meant instead of ${draftYear} in ${page}/page.yaml and in its life in the offers.`,
    ],
  };
}

function productText({ name, editions }: ScaffoldRequest): string {
  const words = name.toUpperCase().split('-');
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter((line) => line !== '');
  const widthOf = (letters: number) => Number((letters * letterWidth).toFixed(2));
  return stringify(
    {
      name: Object.fromEntries(languagesOf(editions).map((language) => [language, titleCase(name)])),
      line: Object.fromEntries(languagesOf(editions).map((language) => [language, draftWords(language).sentence])),
      word: lines.join('|'),
      wordWidth: [
        lines.join('').length,
        Math.max(...lines.map(({ length }) => length)),
        ...lines.slice(0, -1).map(({ length }) => length),
      ].map(widthOf),
      accent: 'orange',
      family: 'interstellar',
      shapes: ['robot'],
      programming: ['blocks'],
      heightMm: draftHeight,
      figures: { servos: 0, batteryMah: 0 },
      box: ['adapter', 'cable', 'guide', 'warrantyCard'],
    },
    yamlFormat,
  );
}

/** Adds the product to the offers of an edition. It is announced when its page opens. */
function offerChange({ root, name }: ScaffoldRequest, code: EditionCode): [file: string, text: string] {
  const [file, id] = [`content/offers/${code}.yaml`, camelCase(name)];
  const text = readProjectFile(root, file);
  if (new RegExp(`^${id}:`, 'm').test(text))
    throw new ScaffoldError(`${file} sells ${id} already: choose another name, or edit what is there.`);
  return [
    file,
    `${text.trimEnd()}
${id}:
  link: ${name}
  buy: /products/${name}
  life:
    - { stage: onSale, from: '${draftOpening(code)}' }
`,
  ];
}
