/**
 * An edition nearer to the visitor, in that edition's words; what `/ssr/suggestion` answers, or null where there is
 * nothing to suggest.
 */
export interface Suggestion {
  href: string;
  /** The region's own name. */
  label: string;
  text: string;
  action: string;
  dismiss: string;
  /** Value of `lang` for these words. */
  lang: string;
}
