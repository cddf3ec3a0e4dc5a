import { drawSlug, findDrawDay, fullCampaignWindow, saleTermsSlug, startOfDay } from '#core/campaigns/campaign.ts';
import type { Campaign } from '#core/campaigns/campaign-schema.ts';
import type { PageSettings, PageWords } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { PageContent, Site } from '#core/site.ts';
import type { ContentReader } from '../content-reader.ts';
import type { LayeredWords } from '../layered-words.ts';

type Layers = Partial<Record<EditionCode, LayeredWords>>;
type Section = PageSettings['sections'][number];

interface SalePage {
  slug: string;
  content: PageContent;
  layers: Layers;
}

/**
 * The pages that outlive each campaign of a sale page: its terms, from the first stage on, and the results of its draw,
 * from the day `drawDay` on where they are recorded. They are made of the sale page's section of terms and of its words
 * `afterSale`.
 */
export function afterSalePages(reader: ContentReader, campaigns: Site['campaigns'], salePage: SalePage): SalePage[] {
  const { kind, sections, campaigns: ids = [] } = salePage.content.settings;
  const terms = sections.find((section) => section.kind === 'sale-terms');
  if (kind !== 'sale' || !terms) return [];
  const hasDraw = sections.some((section) => section.kind === 'draw');
  return ids.flatMap((id) => {
    const campaign = campaigns[id];
    if (!campaign) return [];
    const sale = { ...salePage, layers: layersWith(campaign, salePage.layers) };
    const drawWindows = hasDraw ? drawWindowsOf(campaign, sale.layers) : {};
    const isDrawn = Object.keys(drawWindows).length > 0;
    const pages = [
      afterSalePage(reader, sale, 'terms', { slug: saleTermsSlug(id), reports: id, where: {} }, [
        headLinkingTo(isDrawn ? drawSlug(id) : undefined),
        terms,
      ]),
    ];
    if (isDrawn)
      pages.push(
        afterSalePage(reader, sale, 'draw', { slug: drawSlug(id), reports: id, where: drawWindows }, [
          headLinkingTo(saleTermsSlug(id)),
          { id: 'results', kind: 'draw-results' },
        ]),
      );
    return pages;
  });
}

/** An edition may have had no part in an earlier campaign of the page. */
const layersWith = (campaign: Campaign, layers: Layers): Layers =>
  Object.fromEntries(
    Object.entries(layers).filter(([edition]) => fullCampaignWindow(campaign, edition as EditionCode) !== undefined),
  );

const headLinkingTo = (slug: string | undefined): Section => ({
  id: 'head',
  kind: 'page-head',
  surface: 'white',
  link: slug && `page:${slug}`,
});

function drawWindowsOf(campaign: Campaign, layers: Layers): PageSettings['where'] {
  const days = (Object.keys(layers) as EditionCode[]).map(
    (edition) => [edition, findDrawDay(campaign, edition)] as const,
  );
  return Object.fromEntries(
    days.flatMap(([edition, day]) =>
      day === undefined || !campaign.drawResults[edition] ? [] : [[edition, { opens: startOfDay(day, edition) }]],
    ),
  );
}

function afterSalePage(
  reader: ContentReader,
  sale: SalePage,
  kind: 'terms' | 'draw',
  { slug, ...place }: { slug: string; reports: string; where: PageSettings['where'] },
  sections: Section[],
): SalePage {
  const isEverOpen = (edition: EditionCode) => kind === 'terms' || place.where[edition] !== undefined;
  const layers = Object.entries(sale.layers).filter(([edition]) => isEverOpen(edition as EditionCode));
  const { picture } = sale.content.settings;
  const content: PageContent = {
    wordsFrom: sale.slug,
    settings: { kind: 'support', picture, ...place, sections },
    words: {},
  };
  for (const [edition, layered] of layers as [EditionCode, LayeredWords][]) {
    const saleWords = sale.content.words[edition];
    const words = saleWords && wordsOf(saleWords, kind, sections);
    if (words) content.words[edition] = words;
    else if (saleWords)
      reader.addIssue(
        layered.fileOf(['afterSale', kind]),
        `afterSale.${kind}`,
        'no words',
        `Write them for the page /${slug}, which stays when the sale is over.`,
      );
  }
  return {
    slug,
    content,
    layers: Object.fromEntries(layers.map(([edition, layered]) => [edition, layersOf(layered, kind, sections)])),
  };
}

function wordsOf(
  { afterSale, keywords, sections: saleSections }: PageWords,
  kind: 'terms' | 'draw',
  sections: readonly Section[],
): PageWords | undefined {
  const words = afterSale?.[kind];
  if (!words) return undefined;
  const { title, description, results, ...head } = { results: {}, ...words };
  const own: Record<string, unknown> = { head, results };
  return {
    title,
    description,
    keywords,
    sections: Object.fromEntries(sections.map(({ id }) => [id, own[id] ?? saleSections[id]])),
  };
}

/** The same words as `wordsOf`, with the files of the sale page that they come from. */
function layersOf(
  { merged, fileOf }: LayeredWords,
  kind: 'terms' | 'draw',
  sections: readonly Section[],
): LayeredWords {
  const words = wordsOf(merged as PageWords, kind, sections);
  return {
    merged: words,
    fileOf: ([key = '', id = '', ...rest]) => {
      const isOwn = key !== 'sections' || id === 'head' || id === 'results';
      return fileOf(isOwn ? ['afterSale', kind] : ['sections', id, ...rest]);
    },
  };
}
