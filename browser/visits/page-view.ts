/** One page view, as pushed to `window.dataLayer`. */
export interface PageView {
  event: 'page_view';
  path: string;
  title: string;
  edition: string;
  language: string;
}

/** The view of the current document. */
export const viewOf = ({ title, documentElement: { lang, dataset } }: Document, { pathname }: Location): PageView => ({
  event: 'page_view',
  path: pathname,
  title,
  edition: dataset.edition ?? '',
  language: lang,
});
