import { parse, stringify } from 'yaml';
import type { EditionCode } from '#core/place/editions.ts';
import { runIn } from '#tests/support/running/project-copy.ts';
import { addBlock, writeYaml } from '#tests/support/site/merged-content.ts';
import { blockOf } from './how-to-blocks.ts';
import { addLanguage, addPage, addProduct, openSales, publishNews } from './new-content-edits.ts';

type Tree = Record<string, unknown>;
type Offers = Record<string, { price?: number | { price: number }[]; promotions?: Tree[] }>;
interface Region {
  textBanners: { label: string }[];
  footerNavs: { label: string }[];
}

const offersOf = (edition: EditionCode) => `content/offers/${edition}.yaml`;
const regionOf = (edition: EditionCode) => `content/regions/${edition}.yaml`;

/** The edits of each how-to on content, applied to a copy of the project, in this order. */
export const howToEdits: Record<string, (copy: string) => void> = {
  'change-a-word': changeWords,
  'change-a-price-at-a-time': changePrices,
  'move-a-start-time': moveStartTime,
  'open-a-sale': openSales,
  'add-a-page': addPage,
  'add-a-language-to-a-page': addLanguage,
  'add-a-product': addProduct,
  'publish-news': publishNews,
  'change-a-manual': changeManual,
};

/** Changes labels of a button, footers and banners, and headings and leads of some English pages. */
function changeWords(copy: string): void {
  writeYaml<{ buy: Tree }>(copy, 'content/messages/en.yaml', (words) => ({
    ...words,
    buy: { ...words.buy, buyNow: 'Order it now' },
  }));
  for (const edition of ['us', 'uk', 'de'] as const)
    writeYaml<Region>(copy, regionOf(edition), (region) => {
      for (const entry of [...region.footerNavs, ...region.textBanners]) entry.label += '!';
      return region;
    });
  for (const page of ['home', 'faq', 'flagship-megatron', 'elite-optimus-prime', 'warranty-information', 'news'])
    writeYaml<{ sections: Record<string, { heading?: string; lead?: string }> }>(
      copy,
      `content/pages/${page}/en.yaml`,
      (words) => {
        for (const section of Object.values(words.sections))
          for (const key of ['heading', 'lead'] as const)
            if (typeof section[key] === 'string') section[key] = `${section[key].replace(/\.$/, '')}, as always.`;
        return words;
      },
    );
}

/** Adds the two blocks of the how-to, and changes every regular price of the uk edition. */
function changePrices(copy: string): void {
  writeYaml<Offers>(copy, offersOf('uk'), (offers) => {
    for (const offer of Object.values(offers)) {
      if (typeof offer.price === 'number') offer.price += 7;
      else for (const step of offer.price ?? []) step.price += 7;
    }
    return offers;
  });
  addBlock(copy, offersOf('uk'), blockOf('change-a-price-at-a-time', 0));
  const { flagshipMegatron } = parse(blockOf('change-a-price-at-a-time', 1)) as Offers;
  addBlock(copy, offersOf('us'), stringify({ flagshipMegatron: { promotions: flagshipMegatron?.promotions } }));
}

function moveStartTime(copy: string): void {
  const [{ id, windows } = { id: '', windows: {} }] = parse(blockOf('move-a-start-time', 0)) as {
    id: string;
    windows: Tree;
  }[];
  addBlock(copy, 'content/campaigns/black-friday-2026.yaml', JSON.stringify({ stages: [{ id, windows }] }));
}

/** Changes a line of one guide, and prints it again. */
function changeManual(copy: string): void {
  writeYaml<{ guides: Record<string, { lead: string }> }>(copy, 'content/manuals/de.yaml', (words) => {
    const { flagshipMegatron } = words.guides;
    if (!flagshipMegatron) throw new Error('content/manuals/de.yaml has no guide of flagshipMegatron any more');
    flagshipMegatron.lead += ' Beides ohne Werkzeug.';
    return words;
  });
  const { status, text } = runIn(copy, ['tools/kinetra.mjs', 'manuals', 'flagshipMegatron/de']);
  if (status !== 0 || !text.includes('1 to print')) throw new Error(text);
}
