import { describe, expect, test } from 'vitest';
import { type Edit, issuesWith, type NewFile } from '#tests/support/site/edited-content.ts';
import { realContent, realSite } from '#tests/support/site/real-site.ts';

/** A tree of the content's files, or a part of one. */
interface Tree {
  [key: string]: Tree;
}
const treeOf = (file: string) => (realContent.raw.get(file) ?? {}) as Tree;

/** A page that the content has now, with sections of these kinds and words in these languages. */
function pageWith(kinds: string[], languages: string[] = []) {
  for (const [slug, { settings }] of Object.entries(realSite.pages)) {
    const folder = `pages/${slug === '' ? 'home' : slug}`;
    const indexOf = (kind: string) => settings.sections.findIndex((section) => section.kind === kind);
    if (kinds.some((kind) => indexOf(kind) < 0)) continue;
    if (languages.some((language) => !realContent.raw.has(`${folder}/${language}.yaml`))) continue;
    const idOf = (kind: string) => settings.sections[indexOf(kind)]?.id ?? '';
    return {
      slug,
      folder,
      idOf,
      /** The place of a section in the settings of the page, or in its words in a language. */
      at: (kind: string, language = 'page') => `${folder}/${language}.yaml › sections.${idOf(kind)}`,
      /** The same, as an issue names it. */
      placeOf: (kind: string) => `${folder}/page.yaml › sections.${indexOf(kind)}`,
    };
  }
  throw new Error(`no page has ${kinds} in ${languages}`);
}

/** The first product of the content that fits. */
function productWith(fits: (product: Tree, id: string) => boolean): string {
  const id = Object.keys(realSite.products).find((each) => fits(treeOf(`products/${each}.yaml`), each));
  if (id === undefined) throw new Error('no product fits');
  return id;
}

const robot = pageWith(['hero', 'gallery', 'specs', 'showpiece', 'theater', 'programs'], ['en-GB', 'de', 'fr']);
const details = pageWith(['details'], ['de', 'fr']);
const home = pageWith(['shelf', 'press'], ['ja']);
const inFrance = productWith(({ name, line }, id) => id in treeOf('offers/fr.yaml') && Boolean(name?.fr && line?.fr));
const linked = productWith((_, id) => 'link' in (treeOf('offers/us.yaml')[id] ?? {}));
const alias = productWith(({ sameAs }) => sameAs !== undefined);

/** A change at `file › keys`, and part of the line that reports it: the place first, where that is known. */
type Row = [at: string, value: unknown, report: string];

const editAt = (at: string, value: unknown): Edit => {
  const [file = '', keys = ''] = at.split(' › ');
  return [file, keys.split('.'), value];
};
const expectIssue = (issues: string[], at: string, report: string) => {
  const [file = ''] = at.split(' › ');
  expect(issues.filter((line) => line.startsWith(file) && line.includes(report))).toHaveLength(1);
};

describe('a file that breaks its schema', () => {
  const asItStands = 'This message is shown as it stands';
  const backwards = { price: 5, opens: '2025-09-22T08:00[+08:00]', closes: '2025-09-21T08:00[+08:00]' };
  const rows: Row[] = [
    [`offers/us.yaml › ${linked}.promotions`, [backwards], 'promotions.0: {"price":5'],
    ['messages/zh-HK.yaml › nav.menu', undefined, 'nav.menu: missing. Add it. Write text.'],
    ['messages/en-GB.yaml › price.promotion', '{prise}', `the unknown value {prise}. ${asItStands}`],
    ['messages/de.yaml › nav.menu', 'Menü {region}', `the unknown value {region}. ${asItStands}`],
    ['messages/fr.yaml › carousel.slide', '{index, numbr}', 'cannot be read (INVALID_ARGUMENT_TYPE).'],
    ['messages/ja.yaml › gallery.open', '{alt, number}', '{alt} is formatted as a number but is a text.'],
    [`${robot.at('gallery', 'en-GB')}.heding`, 'x', 'unknown key heding.'],
    [`${robot.at('hero', 'en-GB')}.line`, 5, `${robot.at('hero', 'en-GB')}.line: 5. Write text.`],
    [`${robot.at('gallery', 'en')}.heading`, undefined, `${robot.at('gallery', 'en')}.heading: missing. Add it.`],
    [`${robot.folder}/de.yaml › sections.ghost`, { heading: 'x' }, 'sections.ghost: words of no section.'],
    ['regions/us.yaml › social.0.link', 'http://a.example/', 'Write an address that begins with https://.'],
    ['mail/de.yaml › loginCode.note', ['Bis {till}.'], 'loginCode.note.0: the unknown value {till}.'],
    ['mail/fr.yaml › welcome.credits', undefined, 'welcome.credits: missing. Add it. Write text.'],
    ['mail/ja.yaml › accountDeleted.button', '開く', 'accountDeleted: unknown key button.'],
    ['mail/zh-CN.yaml › confirmSubscription.text', [], 'text: []. Write at least 1 entry.'],
  ];
  const files: [file: string, report: string][] = [
    ['offers/es.yaml', 'Remove it, or name it after an edition, cn.yaml, us.yaml'],
    ['products/notes.txt', 'Remove it, or name it after the product it describes, <id>.yaml.'],
    ['messages/es.yaml', 'Remove it, or name it after a language, zh-CN.yaml, en.yaml'],
    ...['regions/us.yml', 'pages/fag/en.yaml', 'sites.yaml', 'mail/es.yaml'].map((file): [string, string] => [
      file,
      `${file}: a file that nothing reads.`,
    ]),
  ];
  const anchors = ['gallery', 'specs'].map((kind) => editAt(`${robot.at(kind)}.anchor`, 'same'));
  const ignored: NewFile[] = [
    ['.DS_Store', ''],
    ['pictures/README.md', ''],
  ];
  const issues = issuesWith(
    [...rows.map(([at, value]) => editAt(at, value)), ...anchors],
    [...files.map(([file]): NewFile => [file, '{}']), ...ignored],
  );

  test.each(rows)('is reported: %s', (at, _value, report) => expectIssue(issues, at, report));

  test.each(files)('is reported where nothing reads it: %s', (file, report) => expectIssue(issues, file, report));

  test('is reported where two sections of a page share an anchor, and nothing else is', () => {
    expectIssue(issues, robot.folder, 'the anchor "same" is used twice. Give each section of a page an anchor of its');
    expect(issues).toHaveLength(rows.length + files.length + 1);
  });
});

describe('a value that does not fit other files', () => {
  const missing = (kind: string, name: string) => `the ${kind} "${name}", which does not exist.`;
  const [item = ''] = Object.keys(treeOf(`${details.folder}/de.yaml`).sections?.[details.idOf('details')]?.items ?? {});
  const rows: Row[] = [
    ['offers/us.yaml › ghost', { price: 5 }, `ghost: ${missing('product', 'ghost')} Add content/products/ghost.yaml`],
    [
      `offers/us.yaml › ${linked}.link`,
      'nowhere',
      `${linked}.link: ${missing('page', 'nowhere')} Correct its spelling`,
    ],
    [`offers/fr.yaml › ${inFrance}.promotions`, [{ price: 99999 }], 'promotions.0.price: 99999 '],
    [`products/${alias}.yaml › sameAs`, 'agent', 'sameAs: the product "agent"'],
    [`products/${inFrance}.yaml › picture`, 'a/ghost', `${missing('picture', 'a/ghost')} Add media/a/ghost.webp`],
    [`products/${inFrance}.yaml › name.fr`, undefined, 'name: no name for the fr edition. Add a line fr with it.'],
    [`products/${inFrance}.yaml › line.fr`, undefined, 'line: no line for the fr edition. Add a line fr with it.'],
    ['regions/us.yaml › footerNavs.1.link', 'page:privacy', `footerNavs.1.link: ${missing('page', 'privacy')}`],
    ['regions/us.yaml › footerNavs.2.link', 'site:hob', 'the site "hob". Add it to sites in content/site.yaml.'],
    ['regions/uk.yaml › footerNavs.1.link', `page:${robot.slug}#ghost`, 'footerNavs.1.link: the anchor "ghost", which'],
    ['regions/uk.yaml › footerNavs.2.link', 'https://a.example/', 'the host a.example. Add it to allowedHosts'],
    ['regions/uk.yaml › shop.host', 'https://b.example', 'shop.host: the host b.example. Add it to allowedHosts'],
    ['company.yaml › editions.uk.address', 'ghost', `${missing('address', 'ghost')} Add it to addresses`],
    [`${robot.folder}/page.yaml › picture`, 'a/ghost', '› picture: the picture "a/ghost"'],
    [`${robot.at('showpiece')}.picture`, 'a/film', `${robot.placeOf('showpiece')}.picture: the picture "a/film"`],
    [`${robot.at('showpiece')}.clip`, 'a/clip', `${missing('clip', 'a/clip')} Add the files of media/a/clip`],
    [`${robot.at('theater')}.actors.0.product`, 'no', `${robot.placeOf('theater')}.actors.0.product: the product "no"`],
    [`${home.at('shelf')}.lists.kr.0`, 'no', `${home.placeOf('shelf')}.lists.kr.0: "no", which is no entry`],
    [`${details.at('details', 'fr')}.items.ghost`, { title: 'x', text: 'y' }, 'words of nothing: the section names no'],
    [`${details.at('details', 'de')}.items.${item}`, undefined, 'missing. Add the words: the de edition shows it.'],
    [`${robot.at('programs', 'fr')}.actions.items.ghost`, { title: 'x', description: 'y' }, 'words of nothing'],
    [`${home.at('press', 'ja')}.quotes.ghost`, { text: 'x', outlet: 'y' }, 'quotes.ghost: words of nothing'],
    [`${robot.at('hero', 'en-GB')}.line`, '{ghost, number}', 'line: the unknown value {ghost}. Write one of'],
    [`${robot.at('hero', 'de')}.line`, '{servos, number', 'line: “{servos, number”, which cannot be read'],
  ];
  const issues = issuesWith(rows.map(([at, value]) => editAt(at, value)));

  test.each(rows)('is reported: %s', (at, _value, report) => expectIssue(issues, at, report));
});

test.each([
  ...['Yours for $1,499, with 12 payments.', 'Now £1169', 'Für 1439 Euro', 'À 1\u202f439\u00a0€', 'À 1439 EUR'],
  ...['¥9,999', '9999元', '174,900円', '₩1,000', 'Für 1.439 €'],
])('“%s” is an amount of money, which words must not hold', (text) => {
  expect(issuesWith([['regions/us.yaml', ['tagline'], text]])).toEqual([expect.stringContaining('typed into words')]);
});

test('numbers that are not money, values in braces and hidden prices are allowed in words', () => {
  // One amount is included, so that the content fails before its pages are resolved.
  const issues = issuesWith([
    editAt(
      `${robot.folder}/de.yaml › description`,
      'Kostet {price}. ?? € sind 36 Servos; 2 % von 6.2 pounds, £?? und $.',
    ),
    editAt('regions/us.yaml › tagline', '5 €'),
  ]);
  expect(issues).toEqual([expect.stringContaining('the amount “5 €” typed')]);
});

test('a page that cannot be resolved is reported with its section, editions and time', { timeout: 60_000 }, () => {
  const { sections } = treeOf('pages/home/page.yaml');
  const carousel = Object.values(sections ?? {}).find(({ kind }) => String(kind) === 'carousel');
  const shown = String(Object.values(carousel?.lists?.kr ?? {})[0]);
  const product = String(carousel?.slides?.[shown]?.product);
  const issues = issuesWith([editAt(`offers/kr.yaml › ${product}`, undefined)], [], { isVerified: false });
  expect(issues).toContainEqual(
    expect.stringMatching(
      /^pages\/home\/page\.yaml › sections\.\d+: the page cannot be shown: .*, where it happens from /,
    ),
  );
});

test('a mistake of a later stage is reported once the earlier ones are corrected', () => {
  const link = editAt('regions/us.yaml › footerNavs.1.link', 'page:nowhere');
  const price = editAt(`offers/us.yaml › ${linked}.price`, 'twelve');
  expect(issuesWith([link, price])).toEqual([expect.stringContaining(`offers/us.yaml › ${linked}.price`)]);
  expect(issuesWith([link])).toEqual([expect.stringContaining('regions/us.yaml › footerNavs.1.link')]);
});

test('a link to a page that does not exist is allowed while it is planned', () => {
  const link = editAt('regions/us.yaml › footerNavs.1.link', 'page:a-page-to-come');
  const planned = (slug: string) => editAt('site.yaml › plannedPages', [slug]);
  expect(issuesWith([link, planned('a-page-to-come')])).toEqual([]);
  expect(issuesWith([link, planned('another')])).toEqual([expect.stringContaining('the page "a-page-to-come"')]);
  expect(issuesWith([planned(robot.slug)])).toEqual([]);
});
