/**
 * The edition that fits the visitor's country, described in its own language. `/ssr/suggestion` returns this, or null.
 */
export interface Suggestion {
  href: string;
  /** The region's own name. */
  label: string;
  text: string;
  action: string;
  dismiss: string;
  /** Language tag of these texts. */
  lang: string;
}
