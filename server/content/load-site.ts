import { dirname, join } from 'node:path';
import { type GroupCode, groupApiPath } from '#contract/account/groups.ts';
import { joinStagePrices } from '#core/campaigns/campaign.ts';
import { law as lawSchema } from '#core/law/law-schema.ts';
import { offers as offersSchema } from '#core/offers/offer-schema.ts';
import { mapEditions } from '#core/place/editions.ts';
import { product as productSchema } from '#core/products/product-schema.ts';
import { company as companySchema } from '#core/regions/company-schema.ts';
import { type Region, region as regionSchema } from '#core/regions/region-schema.ts';
import type { Site } from '#core/site.ts';
import { type SiteEnvironment, siteSettings } from '#core/site-schema.ts';
import type { Instant } from '#core/time/instant.ts';
import { ContentReader, type RawContent } from './content-reader.ts';
import { crossCheck } from './cross-checks/cross-check.ts';
import { fillBannerTimes, fillPromotionTimes, loadCampaigns } from './loaders/site-campaigns.ts';
import { checkManuals, loadManuals } from './loaders/site-manuals.ts';
import { loadArModels, loadClips, loadPictures, loadVoices } from './loaders/site-media.ts';
import { loadPages } from './loaders/site-pages.ts';
import { loadMail, loadMessages, loadPageMessages } from './loaders/site-words.ts';
import { pageIssues } from './rendered/page-issues.ts';
import { acceptedFindings } from './schemas/accepted-finding-schema.ts';
import { avoidedTerms } from './schemas/avoided-term-schema.ts';
import type { SiteContent } from './site-content.ts';
import { readNotes, reportStrayFiles } from './stray-files.ts';

export interface SiteSources {
  contentDir: string;
  /**
   * Measured facts about pictures, `build/pictures.json`. `clips.json`, `manuals.json`, `voices.json` and
   * `ar/models.json` lie beside it.
   */
  picturesFile: string;
  environment: SiteEnvironment;
  /** Replaces the environment's hosts, such as `https://preview.kinetra.example`. */
  siteUrl?: string | undefined;
  apiBases?: Partial<Record<GroupCode, string | undefined>>;
  /** True if this exact content was verified before (`verified-content.ts`). */
  isVerified?: boolean;
  parsed?: RawContent;
  /** Pages are checked from this instant on; undefined: from the beginning. */
  since?: Instant | undefined;
  /** Texts that override files, by path within the content folder. */
  overrides?: ReadonlyMap<string, string>;
}

/**
 * Reads and validates all content. Throws a ContentError with every issue of the first stage that has any: files and
 * their schemas, then what files say of each other, then pages at every instant.
 */
export function loadContent({
  contentDir,
  picturesFile,
  environment,
  siteUrl,
  apiBases = {},
  isVerified = false,
  parsed,
  since,
  overrides,
}: SiteSources): SiteContent {
  const reader = new ContentReader(contentDir, overrides, parsed);
  const settings = reader.read(siteSettings, 'site.yaml');
  const company = reader.read(companySchema, 'company.yaml');
  const law = mapEditions((code) => reader.read(lawSchema, `law/${code}.yaml`));
  const products = byName(reader, 'products', (name) => reader.read(productSchema, `products/${name}.yaml`));
  const regions = mapEditions((code) => reader.read(regionSchema, `regions/${code}.yaml`));
  const offers = mapEditions((code) => reader.read(offersSchema, `offers/${code}.yaml`));
  const messages = loadMessages(reader);
  const pageMessages = loadPageMessages(reader);
  const mail = loadMail(reader);
  const campaigns = loadCampaigns(reader);
  const pictures = loadPictures(reader, picturesFile);
  const clips = loadClips(reader, join(dirname(picturesFile), 'clips.json'));
  const manuals = loadManuals(reader, join(dirname(picturesFile), 'manuals.json'));
  const arModels = loadArModels(join(dirname(picturesFile), 'ar/models.json'));
  const voices = loadVoices(join(dirname(picturesFile), 'voices.json'));
  const { pages, sources } = loadPages(reader, campaigns);
  const accepted = reader.read(acceptedFindings, 'accepted-findings.yaml') ?? [];
  reader.read(avoidedTerms, 'glossary/terms.yaml');
  readNotes(reader);
  reportStrayFiles(reader);
  reader.endStage(1);

  // Without issues, everything has been read.
  const { hosts } = settings as Site['settings'];
  const site = {
    environment,
    origins: originsOf(hosts[environment], siteUrl),
    apiBases: {
      us: apiBases.us ?? groupApiPath('us'),
      eu: apiBases.eu ?? groupApiPath('eu'),
      cn: apiBases.cn ?? groupApiPath('cn'),
    },
    settings,
    company,
    law,
    products,
    regions: mapEditions((code) => fillBannerTimes(reader, campaigns, code, regions[code] as Region)),
    offers: mapEditions((code) =>
      joinStagePrices(
        campaigns,
        fillPromotionTimes(reader, campaigns, code, offers[code] as Site['offers']['cn']),
        code,
      ),
    ),
    campaigns,
    messages,
    pageMessages,
    mail,
    pictures,
    clips,
    manuals,
    arModels,
    voices,
    pages,
  } as Site;
  checkManuals(reader, manuals, site.products);
  crossCheck(reader, site, sources);
  reader.endStage(2);

  if (!isVerified) reader.addIssues(pageIssues({ site, since }));
  reader.endStage(3);
  return { site, sources, raw: reader.raw, accepted, since };
}

/** Like `loadContent`, without what its checks have made. */
export const loadSite = (source: SiteSources): Site => ({ ...loadContent(source).site });

function byName<Value>(reader: ContentReader, folder: string, load: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(reader.names(folder).map((name) => [name, load(name)]));
}

function originsOf(hosts: { main: string; cn: string }, siteUrl: string | undefined): Site['origins'] {
  if (siteUrl) return { main: new URL(siteUrl).origin, cn: new URL(siteUrl).origin };
  const origin = (host: string) => `${/^(localhost|127\.)/.test(host) ? 'http' : 'https'}://${host}`;
  return { main: origin(hosts.main), cn: origin(hosts.cn) };
}
