import { parseArgs } from 'node:util';
import type { PageKind } from '#core/links/page-schema.ts';
import { editionCodes, isEditionCode } from '#core/place/editions.ts';
import { sectionKinds } from '#pages/sections.ts';
import { newNews, newPage } from './new-page.ts';
import { newProduct } from './new-product.ts';
import { newSale } from './new-sale.ts';
import { newSection } from './new-section.ts';
import { type Scaffold, ScaffoldError, type ScaffoldRequest } from './scaffold.ts';

const kinds: Record<string, (request: ScaffoldRequest) => Scaffold> = {
  section: newSection,
  page: newPage,
  product: newProduct,
  sale: newSale,
  news: newNews,
};

const usage = `npm run new -- section|page|product|sale|news NAME
npm run new -- list [KIND|all]
                        lists the kinds of page and section, or prints examples of them

  --in us,uk,de           editions that shall have it, all without; for pages, products, sales and news
  --stages 2              stages of a new sale, one without
  --on product,home       kinds of page that may hold a new section, product without`;

const pageKinds = [...new Set(Object.values(sectionKinds).flatMap(({ pages }): PageKind[] => [...pages]))].sort();

/**
 * Builds the scaffold that the arguments of `npm run new` ask for. Throws a ScaffoldError, or an error of `parseArgs`,
 * with the usage.
 */
export function requestedScaffold(root: string, args: readonly string[]): Scaffold {
  const { values: options, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { in: { type: 'string' }, on: { type: 'string' }, stages: { type: 'string' } },
  });
  const [kind = '', name] = positionals;
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!make || name === undefined)
    throw new ScaffoldError(`nothing to write for "${[kind, name].join(' ').trim()}".\n${usage}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new ScaffoldError(
      `"${name}" is no name: write small letters and digits, words joined by dashes: trail-mule.`,
    );
  return make({
    root,
    name,
    editions: editionsOf(options.in),
    stages: stagesOf(kind, options.stages),
    pageKinds: pagesOf(options.on),
  });
}

function editionsOf(list = editionCodes.join(',')) {
  const codes = list.split(',');
  const unknown = codes.filter((code) => !isEditionCode(code));
  if (unknown.length > 0)
    throw new ScaffoldError(`--in names ${unknown.join(', ')}: write some of ${editionCodes.join(',')}.`);
  return editionCodes.filter((code) => codes.includes(code));
}

function stagesOf(kind: string, count = '1'): number {
  if (kind !== 'sale' && count !== '1') throw new ScaffoldError(`--stages is for sales: leave it out for a ${kind}.`);
  if (!/^[1-3]$/.test(count))
    throw new ScaffoldError(
      `--stages names ${count}: write 1, 2 or 3, and add further stages to the campaign by hand.`,
    );
  return Number(count);
}

function pagesOf(list = 'product'): [PageKind, ...PageKind[]] {
  const names = list.split(',');
  const [first, ...others] = pageKinds.filter((kind) => names.includes(kind));
  const unknown = names.filter((name) => !pageKinds.some((kind) => kind === name));
  if (unknown.length > 0 || first === undefined)
    throw new ScaffoldError(`--on names ${unknown.join(', ')}: write some of ${pageKinds.join(',')}.`);
  return [first, ...others];
}
