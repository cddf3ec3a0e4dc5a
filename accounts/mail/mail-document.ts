/** A message before it becomes text or HTML: finished words in their order. */
export interface MailDocument {
  /** Value of `html[lang]`. */
  lang: string;
  brand: string;
  /** Address of the edition's home page. */
  home: string;
  subject: string;
  title: string;
  blocks: MailBlock[];
  /** Small print below. */
  footer: MailBlock[];
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Stands out, to be typed somewhere else. */
  | { kind: 'code'; text: string }
  | { kind: 'link'; label: string; href: string }
  /** What somebody wrote, line by line. */
  | { kind: 'quote'; label: string; text: string };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
