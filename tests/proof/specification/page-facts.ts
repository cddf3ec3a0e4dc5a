/** Every page of the specification by its slug, with the editions in which it exists on 21 November 2026. */
export const siteMap: Record<string, string> = {
  '': 'cn us uk eu fr de kr jp',
  'about-us': 'cn us uk eu fr de kr jp',
  account: 'cn us uk eu fr de kr jp',
  'after-sale-service': 'cn kr jp',
  'ai-base': 'us uk eu fr de',
  'apply-wholesale-account': 'us',
  'black-friday': 'us uk eu fr de',
  'black-friday-promo': 'fr de',
  'bumblebee-g1-performance': 'us uk eu fr de',
  'buzz-lightyear-space-ranger-alpha': 'us uk eu fr de',
  'choose-your-region': 'cn us uk eu fr de kr jp',
  'christmas-sale': '',
  'cookies-policy': 'cn us uk eu fr de kr jp',
  'download-center': 'cn us uk eu fr de kr jp',
  'elite-optimus-prime': 'us uk eu fr de',
  faq: 'cn us uk eu fr de kr jp',
  'flagship-bumblebee': 'cn us uk eu fr de jp',
  'flagship-megatron': 'cn us uk eu fr de',
  'flagship-optimus-prime': 'us uk eu fr de',
  'grimlock-g1-flagship': 'us uk eu fr de',
  'interstellar-agent-t9': 'us uk eu fr de',
  'k1-pro-interstellar-scout': 'cn us uk eu fr de',
  login: 'cn us uk eu fr de kr jp',
  manuals: 'cn us uk eu fr de kr',
  news: 'cn us uk eu fr de kr jp',
  'news/app-requirements': 'cn us uk eu fr de kr jp',
  'news/black-friday-2024': 'us uk eu fr de',
  'news/black-friday-2026': 'us uk eu fr de',
  'news/christmas-2026': '',
  'news/flagship-bumblebee': 'cn us uk eu fr de kr jp',
  'news/flagship-grimlock-pre-order': 'us',
  'news/flagship-megatron': 'cn us uk eu fr de kr',
  'news/program-by-voice': 'cn us uk eu fr de kr jp',
  'news/quick-start-guides': 'cn us uk eu fr de kr',
  'news/signature-edition-pre-order': 'cn us',
  'newsletter/confirm': 'cn us uk eu fr de kr jp',
  'newsletter/unsubscribe': 'cn us uk eu fr de kr jp',
  'optimus-prime-rise-of-the-beasts-signature-limited-edition': 'cn us',
  'planetary-rover': 'us uk eu fr de',
  'privacy-policy': 'cn us uk eu fr de kr jp',
  'product-registration': 'us uk eu fr de',
  'return-manufacturer': 'us uk eu fr de',
  support: 'cn us uk eu fr de kr jp',
  'technical-support': 'cn us uk eu fr de kr jp',
  'terms-use': 'cn us uk eu fr de kr jp',
  'toy-story-buzz-lightyear': 'cn us uk eu fr de',
  'warranty-information': 'cn us uk eu fr de kr jp',
  'where-to-buy': 'us uk eu fr de jp',
  'where-to-buy/hongkong-macao': 'cn',
};

/** When Flagship Bumblebee is announced in every edition. */
export const bumblebeeAnnounced = '2025-03-27T15:00:00Z';

/** When Flagship Megatron is announced and goes into pre-sale at its promotional price. */
export const megatronAnnounced = {
  us: '2025-09-22T04:00:00Z',
  uk: '2025-09-22T00:00:00Z',
  eu: '2025-09-21T23:00:00Z',
  fr: '2025-09-21T23:00:00Z',
  de: '2025-09-21T23:00:00Z',
} as const;

/** The instant one second before another one. */
export const secondBefore = (iso: string): string => new Date(Date.parse(iso) - 1000).toISOString().replace('.000', '');
