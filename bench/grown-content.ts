import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A folder like the project's: content and picture data many times over, with the rules and the server as they are. */
export interface GrownContent {
  root: string;
  /** Bytes of YAML. */
  bytes: number;
  remove(): void;
}

const yamlFiles = (folder: string): string[] =>
  readdirSync(join(root, 'content', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${folder}/${file}`);

const read = (file: string): string => readFileSync(join(root, 'content', file), 'utf8');

const namesIn = (folder: string): string[] =>
  yamlFiles(folder).map((file) => file.slice(folder.length + 1, -'.yaml'.length));

/** Kinds of pages that multiply when a site grows; of the others every site has one. */
const growing = /^kind: (product|sale|support|news)$/m;

const growingPages = (): string[] =>
  yamlFiles('pages')
    .filter((file) => file.endsWith('/page.yaml') && growing.test(read(file)))
    .map((file) => dirname(file).slice('pages/'.length))
    .filter((slug) => slug !== 'news' && slug !== 'faq');

/**
 * Content with `times` as many products, offers, campaigns, pictures and pages. Each copy refers to its own copies, in
 * every edition that has the original.
 */
export function growContent(times: number): GrownContent {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-grown-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  for (const entry of ['core', 'contract', 'features', 'pages', 'robots', 'server', 'package.json'])
    symlinkSync(join(root, entry), join(folder, entry));
  mkdirSync(join(folder, 'build'));
  for (const facts of ['clips.json', 'manuals.json', 'voices.json'])
    cpSync(join(root, 'build', facts), join(folder, 'build', facts));
  const products = namesIn('products');
  const campaigns = namesIn('campaigns');
  const subjects = namesIn('pictures');
  const slugs = growingPages();
  let bytes = 0;
  const write = (file: string, text: string) => {
    bytes += Buffer.byteLength(text);
    mkdirSync(dirname(join(folder, 'content', file)), { recursive: true });
    writeFileSync(join(folder, 'content', file), text);
  };
  const copies = Array.from({ length: times - 1 }, (_, index) => ({
    number: index + 1,
    renamed: renamer(index + 1, products, campaigns, subjects, slugs),
  }));

  for (const file of yamlFiles('offers'))
    write(file, [read(file), ...copies.map(({ renamed }) => renamed(read(file)))].join('\n'));
  for (const { number, renamed } of copies) {
    const copy = (file: string, as: string) => write(as, renamed(read(file)));
    for (const id of products) copy(`products/${id}.yaml`, `products/${id}N${number}.yaml`);
    for (const id of campaigns) copy(`campaigns/${id}.yaml`, `campaigns/${id}-${number}.yaml`);
    for (const subject of subjects) copy(`pictures/${subject}.yaml`, `pictures/${subject}-${number}.yaml`);
    for (const slug of slugs) {
      for (const file of readdirSync(join(root, 'content/pages', slug)).filter((name) => name.endsWith('.yaml'))) {
        copy(`pages/${slug}/${file}`, `pages/${slug}-${number}/${file}`);
      }
    }
  }
  const facts = Object.entries(
    JSON.parse(readFileSync(join(root, 'build/pictures.json'), 'utf8')) as Record<string, object>,
  );
  const grownPictures = facts.flatMap(([id, fact]) => [
    [id, fact],
    ...copies.map(({ number }) => [id.replace('/', `-${number}/`), fact]),
  ]);
  writeFileSync(join(folder, 'build/pictures.json'), JSON.stringify(Object.fromEntries(grownPictures)));
  const originalBytes = yamlFiles('.').reduce((sum, file) => sum + Buffer.byteLength(read(file)), 0);
  return {
    root: folder,
    bytes: originalBytes + bytes,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Returns a function that renames everything a content file refers to. */
function renamer(
  number: number,
  products: string[],
  campaigns: string[],
  subjects: string[],
  slugs: string[],
): (text: string) => string {
  const oneOf = (names: string[]) => `(${names.toSorted((a, b) => b.length - a.length).join('|')})`;
  const product = new RegExp(`(?<![\\w/:-])${oneOf(products)}(?=_|(?![\\w/-]))`, 'g');
  const campaign = new RegExp(`(?<![\\w/:-])${oneOf(campaigns)}(?![\\w/-])`, 'g');
  const picture = new RegExp(`\\b(picture|film|poster): ${oneOf(subjects)}/`, 'g');
  const page = new RegExp(`(\\bpage:|^ +link: )${oneOf(slugs)}(?=[#'"\\s,}\\]]|$)`, 'gm');
  const shop = /^( +buy: \/\S+)$/gm;
  return (text) =>
    text
      .replace(product, `$1N${number}`)
      .replace(campaign, `$1-${number}`)
      .replace(picture, `$1: $2-${number}/`)
      .replace(page, `$1$2-${number}`)
      .replace(shop, `$1-${number}`);
}
