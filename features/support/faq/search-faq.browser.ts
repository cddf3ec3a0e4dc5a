import type { FaqCategory, FaqQuestion, FaqTopic } from '#contract/faq.ts';
import type { Mark } from '#core/search/marks.ts';
import type { createSearchEngine } from '#core/search/search-engine.ts';

export interface MatchingQuestion extends FaqQuestion {
  marks: { label: Mark[]; answer: Mark[][] };
}

export interface MatchingCategory extends FaqTopic {
  questions: MatchingQuestion[];
}

export type CreateSearchEngine = typeof createSearchEngine;

const separator = '\n';

export function createFaqSearch(
  createEngine: CreateSearchEngine,
  categories: readonly FaqCategory[],
  lang: string,
): (query: string) => MatchingCategory[] {
  const entries = categories.flatMap(({ questions, ...topic }) => questions.map((question) => ({ topic, question })));
  const documents = entries.map(({ question: { label, answer, keywords = '' } }, position) => ({
    group: 'questions' as const,
    title: label,
    text: answer.join(separator),
    keywords,
    href: String(position),
  }));
  const engine = createEngine(documents, lang, { hasExcerpts: false });
  return (query) => {
    const matchingCategories = new Map<string, MatchingCategory>();
    for (const { href, marks } of engine.search(query, documents.length)) {
      const entry = entries[Number(href)];
      if (!entry) continue;
      const { topic, question } = entry;
      const category = matchingCategories.get(topic.id) ?? { ...topic, questions: [] };
      const answerMarks = marksOfParagraphs(question.answer, marks.text);
      category.questions.push({ ...question, marks: { label: marks.title, answer: answerMarks } });
      matchingCategories.set(topic.id, category);
    }
    return [...matchingCategories.values()];
  };
}

function marksOfParagraphs(paragraphs: readonly string[], marks: readonly Mark[]): Mark[][] {
  let start = 0;
  return paragraphs.map((paragraph) => {
    const [from, to] = [start, start + paragraph.length];
    start = to + separator.length;
    return marks
      .filter(([markFrom, markTo]) => markFrom < to && markTo > from)
      .map(([markFrom, markTo]): Mark => [Math.max(markFrom - from, 0), Math.min(markTo, to) - from]);
  });
}

/** Returns true if words match only in the answer, so that it has to be open to show every match. */
export function isAnswerNeeded({ label, answer, marks }: MatchingQuestion): boolean {
  const markedIn = (text: string, textMarks: readonly Mark[]) =>
    textMarks.map(([from, to]) => text.slice(from, to).toLowerCase());
  const labelWords = new Set(markedIn(label, marks.label));
  return answer.some((text, index) => markedIn(text, marks.answer[index] ?? []).some((word) => !labelWords.has(word)));
}
