import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addBlock, writeYaml } from '#tests/support/site/merged-content.ts';
import { requestedScaffold } from '#tools/scaffold/requested-scaffold.ts';
import { writeScaffold } from '#tools/scaffold/scaffold.ts';
import { blockOf, blocksOf } from './how-to-blocks.ts';

type Tree = Record<string, unknown>;
interface Region {
  textBanners: { id: string; window: { campaign?: string } }[];
  terms: Tree;
}

const readYaml = (copy: string, file: string): Tree => parse(readFileSync(join(copy, file), 'utf8')) as Tree;

export function openSales(copy: string): void {
  repeatSale(copy);
  writeScaffold(copy, requestedScaffold(copy, ['sale', 'summer-sale', '--in', 'us,uk,de', '--stages', '2']));
  for (const { file, text } of blocksOf('open-a-sale')) if (file !== undefined) addBlock(copy, file, text);
}

/** Repeats the sale of 2026 in 2027, with its banners, and adds the prices of the how-to. */
function repeatSale(copy: string): void {
  const nextYear = (text: string) => text.replaceAll('2026', '2027');
  const campaign = readFileSync(join(copy, 'content/campaigns/black-friday-2026.yaml'), 'utf8');
  writeFileSync(join(copy, 'content/campaigns/black-friday-2027.yaml'), nextYear(campaign));
  writeYaml<Tree>(copy, 'content/pages/black-friday/page.yaml', (page) => ({
    ...page,
    ...(parse(blockOf('open-a-sale', 0)) as Tree),
  }));
  for (const edition of ['us', 'uk', 'eu', 'fr', 'de'] as const)
    writeYaml<Region>(copy, `content/regions/${edition}.yaml`, (region) => {
      const banners = region.textBanners.filter(({ window }) => window.campaign === 'black-friday-2026');
      region.textBanners.push(...(JSON.parse(nextYear(JSON.stringify(banners))) as Region['textBanners']));
      return region;
    });
  const { flagshipBumblebee } = parse(blockOf('open-a-sale', 1)) as Record<string, { promotions: Tree[] }>;
  addBlock(
    copy,
    'content/offers/de.yaml',
    JSON.stringify({ flagshipBumblebee: { promotions: flagshipBumblebee?.promotions } }),
  );
}

/** Adds an English page with the sections of `about-us`, in the editions of the how-to's example. */
export function addPage(copy: string): void {
  const { where } = parse(blockOf('add-a-page', 0)) as Tree;
  const aboutUs = 'content/pages/about-us';
  writeYaml(copy, 'content/pages/our-workshop/page.yaml', () => ({ ...readYaml(copy, `${aboutUs}/page.yaml`), where }));
  writeYaml(copy, 'content/pages/our-workshop/en.yaml', () => ({
    ...readYaml(copy, `${aboutUs}/en.yaml`),
    title: 'Our workshop | KINETRA',
    description: 'Where our robots are put together, tried and packed, and who does it.',
  }));
}

/** Adds the how-to's page in pseudo-Japanese, with the terms and links of the jp edition. */
export function addLanguage(copy: string): void {
  const page = 'content/pages/return-manufacturer';
  addBlock(copy, `${page}/page.yaml`, blockOf('add-a-language-to-a-page', 0));
  writeYaml(copy, `${page}/ja.yaml`, () => inJapanese(readYaml(copy, `${page}/en.yaml`)));
  writeYaml<Region>(copy, 'content/regions/jp.yaml', (region) => ({
    ...region,
    terms: { ...region.terms, returnDays: 14, replyHours: 24 },
  }));
  const links = { links: { returns: inJapanese('Returns') } };
  writeYaml<{ sections: Record<string, { links?: Tree }> }>(copy, 'content/pages/faq/ja.yaml', (words) => {
    for (const section of Object.values(words.sections)) if (section.links) Object.assign(section.links, links.links);
    return words;
  });
}

/** Replaces all text outside braces by Japanese text; keys, links and placeholders stay. */
function inJapanese<Words>(words: Words, key = ''): Words {
  if (typeof words === 'string' && key !== 'link')
    return words
      .split(/(\{[^}]*\})/)
      .map((part) => (part.startsWith('{') ? part : part.replaceAll(/[A-Za-z][A-Za-z’ ,.]*/g, '確認してください。')))
      .join('') as Words;
  if (Array.isArray(words)) return words.map((entry: unknown) => inJapanese(entry, key)) as Words;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, inJapanese(value, name)])) as Words;
}

/** Adds the product of the how-to, with pictures of another one and the facts that the build would measure of them. */
export function addProduct(copy: string): void {
  for (const { file, text } of blocksOf('add-a-product')) if (file !== undefined) addBlock(copy, file, text);
  const pictures = join(copy, 'build/pictures.json');
  const measurements = JSON.parse(readFileSync(pictures, 'utf8')) as Tree;
  for (const name of ['robot', 'stage']) {
    cpSync(join(copy, `media/elite/${name}.webp`), join(copy, `media/trail-mule/${name}.webp`), { recursive: true });
    measurements[`trail-mule/${name}`] = measurements[`elite/${name}`];
  }
  writeFileSync(pictures, JSON.stringify(measurements));
}

/** Adds the article of the how-to, and one about the sale of 2027. */
export function publishNews(copy: string): void {
  const [settings, report, words] = [0, 1, 2].map((index) => parse(blockOf('publish-news', index)) as Tree);
  const folder = 'content/pages/news';
  const { picture, sections } = settings as Tree;
  writeYaml(copy, `${folder}/a-new-robot/page.yaml`, () => settings);
  writeYaml(copy, `${folder}/black-friday-2027/page.yaml`, () => ({ ...report, picture, sections }));
  for (const language of ['en', 'de', 'fr'])
    writeYaml(copy, `${folder}/black-friday-2027/${language}.yaml`, () => ({
      ...words,
      title: 'The sale of 2027 | KINETRA',
    }));
  for (const language of ['en', 'de']) writeYaml(copy, `${folder}/a-new-robot/${language}.yaml`, () => words);
}
