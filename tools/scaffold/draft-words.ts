import { stringify } from 'yaml';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { yamlFormat } from '#server/content/yaml-format.ts';

export interface DraftWords {
  title(name: string): string;
  description(name: string): string;
  /** For labels and headings. */
  label: string;
  sentence: string;
}

const english: DraftWords = {
  title: (name) => `Draft: ${name}`,
  description: (name) => `${name} is a draft that is not published yet: write here what the page is about.`,
  label: 'Draft',
  sentence: 'This text is a draft and still to be written.',
};

const words: Record<string, DraftWords> = {
  de: {
    title: (name) => `Entwurf: ${name}`,
    description: (name) =>
      `${name} ist ein Entwurf, noch nicht veröffentlicht: Hier steht, worum es auf der Seite geht.`,
    label: 'Entwurf',
    sentence: 'Dieser Text ist ein Entwurf und noch zu schreiben.',
  },
  fr: {
    title: (name) => `Brouillon\u00a0: ${name}`,
    description: (name) => `${name} est un brouillon pas encore publié, dont la description reste à écrire ici.`,
    label: 'Brouillon',
    sentence: 'Ce texte est un brouillon et reste à écrire.',
  },
  ja: {
    title: (name) => `下書き：${name}`,
    description: (name) => `${name}の下書きです。まだ公開されていません。このページの内容をここに書いてください。`,
    label: '下書き',
    sentence: 'この文章は下書きです。内容はこれから書きます。',
  },
  ko: {
    title: (name) => `초안: ${name}`,
    description: (name) => `${name}의 초안이며 아직 공개되지 않았습니다. 이 페이지의 내용을 여기에 적어 주세요.`,
    label: '초안',
    sentence: '이 글은 초안이며 내용은 앞으로 작성합니다.',
  },
  'zh-CN': {
    title: (name) => `草稿：${name}`,
    description: (name) => `${name}的草稿，尚未发布。请在这里写明这个页面的内容，让读者知道能看到什么。`,
    label: '草稿',
    sentence: '这段文字是草稿，内容尚待撰写，发布之前请改写。',
  },
};

/** The languages of these editions whose files of words must be complete. */
export const languagesOf = (codes: readonly EditionCode[]): string[] => [
  ...new Set(codes.map((code) => editions[code].locales.at(-1) as string)),
];

/** The placeholder texts in a language; in English if it has none yet. */
export const draftWords = (language: string): DraftWords => words[language] ?? english;

/**
 * The files of words of a page, by path. `sectionsOf` gives its sections and `head` more keys of its head, per
 * language.
 */
export function wordFiles(
  folder: string,
  name: string,
  codes: readonly EditionCode[],
  sectionsOf: (words: DraftWords) => Record<string, unknown>,
  head: (words: DraftWords) => Record<string, unknown> = () => ({}),
): Record<string, string> {
  return Object.fromEntries(
    languagesOf(codes).map((language) => {
      const draft = draftWords(language);
      const text = {
        title: `${draft.title(name)} | KINETRA`,
        description: draft.description(name),
        ...head(draft),
        keywords: `${draft.label}, KINETRA`,
        sections: sectionsOf(draft),
      };
      return [`${folder}/${language}.yaml`, stringify(text, yamlFormat)];
    }),
  );
}

/** Drafts open in this distant year. To publish one, a writer replaces the date. */
export const draftYear = 2099;

/** A local time of the edition in the draft year. `dayAndHour` is like `01-08T09:00`. */
export const draftTime = (edition: EditionCode, dayAndHour: string): string =>
  `${draftYear}-${dayAndHour}[${editions[edition].timeZone}]`;

export const draftOpening = (edition: EditionCode): string => draftTime(edition, '01-08T09:00');

/** The lines below `where` in a `page.yaml`: each edition with the draft's opening. */
export const draftWhere = (codes: readonly EditionCode[]): string =>
  codes.map((code) => `  ${code}: { opens: '${draftOpening(code)}' }\n`).join('');
