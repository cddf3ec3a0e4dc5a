import type { Check } from '../../finding.ts';
import { fillSampleValues, type WrittenWords, writtenWords } from '../../written-words.ts';

/** Keys of running text. Headings and labels may end with or without a full stop. */
const runningText = new Set(['text', 'content', 'answer', 'description', 'lead', 'describe', 'caption']);
const fullStopAtEnd = /[.!?…:。！？：][’”“»」』）)]*\s*$/;
/** A line shorter than this, in characters, is probably a label. */
const leastLetters = 18;

/** Finds the only text among siblings that lacks a full stop. */
export const loneFullStops: Check = (content) => {
  const siblings = Map.groupBy(writtenWords(content).filter(isRunning), ({ file, path }) =>
    [file, ...familyOf(path)].join('.'),
  );
  return [...siblings.values()].flatMap((family) => {
    const withoutStop = family.filter(({ text }) => !fullStopAtEnd.test(fillSampleValues(text)));
    const [only] = withoutStop;
    if (!only || withoutStop.length > 1 || family.length < 3 || only.text.length < leastLetters) return [];
    const { file, path, text } = only;
    const actual = `“…${text.slice(-40)}”, without the full stop that its ${family.length - 1} siblings have`;
    return [
      {
        check: 'lone-full-stop',
        severity: 'warning' as const,
        file,
        path: path.join('.'),
        actual,
        fix: 'End it like the others.',
      },
    ];
  });
};

const isIndex = (key: string | undefined) => /^\d+$/.test(key ?? '');

/** The parts of a text with links, which are in a list of their own, make one line. */
const isPartOfLine = (path: string[]): boolean => isIndex(path.at(-1)) && isIndex(path.at(-2));

/** True for running text of a page. A text that ends with a value ends as the value does. */
const isRunning = ({ path, file, text }: WrittenWords): boolean =>
  file.startsWith('pages/') &&
  !text.endsWith('}') &&
  !isPartOfLine(path) &&
  (isIndex(path.at(-1)) || runningText.has(path.at(-1) ?? ''));

/** The path that siblings share: `items.*.text`, or their list. */
function familyOf(path: string[]): string[] {
  const last = path.at(-1) ?? '';
  return isIndex(last) ? path.slice(0, -1) : [...path.slice(0, -2), '*', last];
}
