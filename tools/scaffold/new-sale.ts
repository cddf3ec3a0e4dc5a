import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { saleTermsSlug } from '#core/campaigns/campaign.ts';
import { yamlFormat } from '#server/content/yaml-format.ts';
import { draftTime, draftYear, languagesOf, wordFiles } from './draft-words.ts';
import { titleCase } from './name-styles.ts';
import {
  readProjectFile,
  refuseExisting,
  refuseReserved,
  type Scaffold,
  ScaffoldError,
  type ScaffoldRequest,
} from './scaffold.ts';

/** A sale (`docs/how-to/open-a-sale.md`): the next one of a series on its existing page, or a new one with a page. */
export function newSale(request: ScaffoldRequest): Scaffold {
  const { root, name } = request;
  refuseExisting(root, [`content/campaigns/${name}.yaml`]);
  const [, stem, year] = /^(.+)-(\d{4})$/.exec(name) ?? [];
  const previous = stem === undefined ? undefined : lastCampaign(root, stem);
  if (previous !== undefined && request.stages > 1)
    throw new ScaffoldError(`${name} repeats ${previous} with its stages: leave out --stages.`);
  return previous === undefined ? firstSale(request) : nextSale(request, previous, year as string);
}

/** The latest campaign of a series, `<stem>-<year>`. */
const lastCampaign = (root: string, stem: string): string | undefined =>
  globSync(`${stem}-[0-9][0-9][0-9][0-9].yaml`, { cwd: join(root, 'content/campaigns') })
    .map((file) => file.replace(/\.yaml$/, ''))
    .sort()
    .at(-1);

/** Copies the previous campaign of a series into the draft year and adds it to the series' page. */
function nextSale({ root, name }: ScaffoldRequest, previous: string, year: string): Scaffold {
  const lastYear = previous.slice(-4);
  const text = readProjectFile(root, `content/campaigns/${previous}.yaml`)
    .replaceAll(/^#.*$/gm, (comment) => comment.replaceAll(lastYear, year))
    .replaceAll(
      /\b(\d{4})(-\d{2}-\d{2})/g,
      (_, writtenYear: string, day: string) => `${draftYear + Number(writtenYear) - Number(lastYear)}${day}`,
    );
  const pages = globSync('content/pages/**/page.yaml', { cwd: root }).filter((file) => {
    const { where, campaigns = [] } = parse(readProjectFile(root, file)) as { where: object; campaigns?: string[] };
    /* A page with its own window would announce the draft while it is open. */
    return campaigns.includes(previous) && Object.keys(where).length === 0;
  });
  if (pages.length === 0)
    throw new ScaffoldError(
      `no page comes and goes with the campaign ${previous}: name it in the campaigns of a page with \`where: {}\` first.`,
    );
  return {
    newFiles: { [`content/campaigns/${name}.yaml`]: text },
    changedFiles: Object.fromEntries(pages.map((file) => [file, pageWithCampaign(root, file, name)])),
    nextSteps: [
      `Give every stage its days in content/campaigns/${name}.yaml: it has those of ${previous} in ${draftYear}.`,
      'Check what it sells there, and its values.',
      'Write its prices into content/offers/<edition>.yaml, and its banners into content/regions/<edition>.yaml.',
      `Read the words of ${pages.map((file) => file.replace('page.yaml', '')).join(', ')} with the new sale in mind.`,
    ],
  };
}

/** Adds a campaign to a page's file and changes nothing else. */
function pageWithCampaign(root: string, file: string, name: string): string {
  const page = parseDocument(readProjectFile(root, file), yamlFormat);
  page.addIn(['campaigns'], name);
  return page.toString();
}

const stageIds = ['first', 'second', 'third'];

function firstSale({ root, name, editions, stages }: ScaffoldRequest): Scaffold {
  const page = `content/pages/${name}`;
  refuseReserved(name);
  refuseExisting(root, [page]);
  const ids = stages === 1 ? ['main'] : stageIds.slice(0, stages);
  /** A week for each stage. The first opens at 09:00, each other when the one before it closes. */
  const windowsOf = (index: number) => {
    const [opens, closes] = [index, index + 1].map((week) => `01-${String(8 + 7 * week).padStart(2, '0')}`);
    const hour = index === 0 ? '09:00' : '00:00';
    return editions.map(
      (code) =>
        `      ${code}: { opens: '${draftTime(code, `${opens}T${hour}`)}', closes: '${draftTime(code, `${closes}T00:00`)}' }\n`,
    );
  };
  return {
    newFiles: {
      [`content/campaigns/${name}.yaml`]: `# ${titleCase(name)}. A stage closes at the end of its last day, and the next one opens.
stages:
${ids.map((id, index) => `  - id: ${id}\n    windows:\n${windowsOf(index).join('')}`).join('')}groups: []
`,
      [`${page}/page.yaml`]: `kind: sale
# Where and while one of its campaigns runs.
where: {}
campaigns: [${name}]
picture: share/kinetra
sections:
  - { id: deals, kind: deals, anchor: deals }
  - { id: terms, kind: sale-terms, anchor: terms, terms: [{ id: dates }] }
`,
      ...wordFiles(
        page,
        titleCase(name),
        editions,
        ({ label, sentence }) => ({
          deals: { heading: label, groups: {}, cards: {}, stages: Object.fromEntries(ids.map((id) => [id, label])) },
          terms: {
            heading: label,
            link: label,
            terms: { dates: { title: label, content: [`${sentence} {campaignDays}`] } },
          },
        }),
        ({ title, description, sentence }) => ({
          menu: title(titleCase(name)),
          afterSale: {
            terms: {
              title: `${title(`${titleCase(name)} {campaignYear}`)} | KINETRA`,
              description: description(`${titleCase(name)} {campaignYear}`),
              heading: title(`${titleCase(name)} {campaignYear}`),
              lead: sentence,
            },
          },
        }),
      ),
    },
    changedFiles: {},
    nextSteps: [
      `Give every stage its days in content/campaigns/${name}.yaml: now it is in ${draftYear}.`,
      `Its terms stay at /${saleTermsSlug(name)} when it is over: their words are \`afterSale\`.`,
      'Write there what it sells, in groups of cards, and the words of each group and card.',
      'Write its prices into content/offers/<edition>.yaml, and its banners into content/regions/<edition>.yaml.',
      `Write the words: ${languagesOf(editions).join(', ')} in ${page}/.`,
    ],
  };
}
