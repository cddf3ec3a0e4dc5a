/** A message with its final texts, before it is rendered as text or HTML. */
export interface MailDocument {
  /** Value of `html[lang]`. */
  lang: string;
  brand: string;
  /** URL of the edition's home page. */
  home: string;
  subject: string;
  title: string;
  blocks: MailBlock[];
  /** Small print. */
  footer: MailBlock[];
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** A one-time code, shown large. */
  | { kind: 'code'; text: string }
  /** A discount code, shown large on one line. */
  | { kind: 'discountCode'; text: string }
  | { kind: 'link'; label: string; href: string }
  /** Text written by a visitor; keeps its lines. */
  | { kind: 'quote'; label: string; text: string };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
