import { valueAt } from '#core/fields/tree.ts';
import { fieldsIn } from '#core/fields/walk.ts';
import { pageFolder } from '#core/links/page-schema.ts';
import { guides } from '#core/media/manual-schema.ts';
import { picturesIn } from '#core/media/picture.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import { namesIn } from '#core/words/words.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import { pageTexts } from '#pages/page-fields.ts';
import type { AuditedContent, Check } from '../../check.ts';
import type { Finding } from '../../finding.ts';
import { findingAbout, writtenWords } from '../../written-words.ts';

/**
 * Finds content that is never served, and overlays that repeat the file below. Unknown keys, stray files and words of
 * no section are refused when content is loaded.
 */
export const unusedContent: Check = (content) => [
  ...repeatedWords(content),
  ...unusedPictures(content),
  ...unusedFigures(content),
  ...unusedValues(content),
];

function repeatedWords({ raw }: AuditedContent): Finding[] {
  return writtenWords({ raw }).flatMap((words): Finding[] => {
    const { file, path, text } = words;
    const isInList = path.some((key) => /^\d+$/.test(key));
    const below = layersBelow(file).map((name) => valueAt(raw.get(name), path));
    if (isInList || below.find((value) => value !== undefined) !== text) return [];
    const actual = 'the words that the file below has already';
    return [findingAbout(words, { check: 'repeated-words', severity: 'note', actual, fix: 'Leave them out.' })];
  });
}

/** The files that an overlay overrides, those of the edition for which it is the most specific. */
function layersBelow(file: string): string[] {
  const [, folder = '', locale = ''] = /^(.*\/)([\w-]+)\.yaml$/.exec(file) ?? [];
  const edition = editionCodes.find((code) => editions[code].locales[0] === locale);
  return edition === undefined ? [] : editions[edition].locales.slice(1).map((below) => `${folder}${below}.yaml`);
}

function unusedPictures(content: AuditedContent): Finding[] {
  const used = picturesShown(content);
  return Object.keys(content.site.pictures).flatMap((id): Finding[] => {
    if (used.has(id)) return [];
    const [subject, path = ''] = id.split('/');
    return [
      {
        check: 'unused-picture',
        severity: 'note',
        file: `pictures/${subject}.yaml`,
        path,
        actual: 'a picture that no page and no guide shows at any time',
        fix: 'Show it, or remove it with its words.',
      },
    ];
  });
}

function picturesShown(content: AuditedContent): Set<string> {
  const visited = new WeakSet<object>();
  const onPages = resolveEveryPage(content).pages.flatMap(({ page: { head, shell, sections } }) =>
    picturesIn([head, shell, sections], visited),
  );
  const inGuides = fieldsIn(guides, content.site.manuals.guides).filter(
    ({ role }) => role.role === 'reference' && role.to === 'picture',
  );
  return new Set([...onPages.map(({ id }) => id), ...inGuides.map(({ value }) => value as string)]);
}

/** Figures of products that no words name: `{servos}` on the product's pages, `{flagshipMegatron_servos}` elsewhere. */
function unusedFigures({ site, raw }: AuditedContent): Finding[] {
  const words = writtenWords({ raw }).filter(({ file }) => /^(pages|regions|manuals|mail)\//.test(file));
  const names = new Set(words.flatMap(({ text }) => namesIn(text)));
  return Object.entries(site.products).flatMap(([id, { figures }]) =>
    Object.keys(figures).flatMap((name): Finding[] => {
      const withUnits = [name, name.replace(/Kg$/, 'Lb'), name.replace(/Lb$/, 'Kg')];
      if (withUnits.some((one) => names.has(one) || names.has(`${id}_${one}`))) return [];
      return [
        {
          check: 'unused-figure',
          severity: 'note',
          file: `products/${id}.yaml`,
          path: `figures.${name}`,
          actual: 'a figure that no words name',
          fix: 'Say it somewhere, or remove it.',
        },
      ];
    }),
  );
}

/** Values of a campaign that none of its pages names in that edition, in its words or as the day when it closes. */
function unusedValues({ site }: AuditedContent): Finding[] {
  return Object.entries(site.campaigns).flatMap(([id, { values }]) => {
    const pages = Object.entries(site.pages).filter(([, { settings }]) => settings.campaigns?.includes(id));
    return (Object.entries(values) as [EditionCode, object][]).flatMap(([edition, editionValues]) =>
      Object.keys(editionValues).flatMap((name): Finding[] => {
        const isNamed = pages.some(
          ([slug, { settings }]) =>
            settings.closesAfter === name ||
            pageTexts(site, slug, edition).some(({ text }) => namesIn(text).includes(name)),
        );
        if (isNamed) return [];
        return [
          {
            check: 'unused-value',
            severity: 'note',
            file: `campaigns/${id}.yaml`,
            path: `values.${edition}.${name}`,
            edition,
            actual: `a value that no words of ${pages.map(([slug]) => pageFolder(slug)).join(', ') || 'a page'} name`,
            fix: 'Remove it, or name it.',
          },
        ];
      }),
    );
  });
}
