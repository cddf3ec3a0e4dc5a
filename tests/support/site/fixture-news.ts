import { findCampaignWindow } from '#core/campaigns/campaign.ts';
import type { Campaign } from '#core/campaigns/campaign-schema.ts';
import type { PageContent, Site } from '#core/site.ts';
import type { TimeWindow } from '#core/time/time-window.ts';
import { fixtureSale, saleMoments } from './fixture-sale.ts';
import { forEveryEdition } from './random-site.ts';

const { early, over } = saleMoments;
const day = 86_400_000;

/** An article with this heading, in the editions of `where`, or wherever the sale runs that it `reports` on. */
export function createArticle(
  heading: string,
  where: Partial<Record<'de' | 'us', TimeWindow>>,
  reports?: string,
): PageContent {
  const sections = [{ id: 'article', kind: 'article', surface: 'white', links: [{ id: 'sale', link: 'page:sale' }] }];
  const words = { heading, lead: `${heading} in short`, text: ['All of it'], links: { sale: 'The sale' } };
  return {
    settings: { kind: 'news', where, reports, picture: 'robot/front', sections } as PageContent['settings'],
    words: forEveryEdition({ title: heading, description: heading, keywords: heading, sections: { article: words } }),
  };
}

const newsList: PageContent = {
  settings: {
    kind: 'news',
    where: forEveryEdition({}),
    picture: 'robot/front',
    sections: [{ id: 'list', kind: 'news-list', surface: 'white' }],
  } as never,
  words: forEveryEdition({ title: 'News', description: 'News', keywords: 'news', sections: {} }),
};

/**
 * The German sale with its page, a banner of its main stage, three articles (`launch`, `sale` and `later`) and the list
 * of news.
 */
export function siteWithNews(morePages: Record<string, PageContent> = {}): Site {
  const site = fixtureSale();
  const mainWindow = findCampaignWindow(site.campaigns.sale as Campaign, 'de', 'main');
  site.regions.de.textBanners = [
    { id: 'sale-main', label: 'The main stage', window: { campaign: 'sale', stage: 'main', ...mainWindow } },
  ];
  const sale = {
    ...newsList,
    settings: { ...newsList.settings, kind: 'sale', where: {}, campaigns: ['sale'], sections: [] },
  } as PageContent;
  const articles = {
    'news/launch': createArticle('The launch', { de: { opens: early - day } }),
    'news/sale': createArticle('The sale until {campaignLast}', {}, 'sale'),
    'news/later': createArticle('What comes later', { de: { opens: over } }),
  };
  return { ...site, pages: { ...site.pages, news: newsList, sale, ...articles, ...morePages } };
}
