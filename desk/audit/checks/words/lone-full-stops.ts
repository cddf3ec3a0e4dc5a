import type { Check } from '../../check.ts';
import { fillSampleValues, findingAbout, type WrittenWords, writtenWords } from '../../written-words.ts';

const fullStopAtEnd = /[.!?…:。！？：][’”“»」』）)]*\s*$/;
/** A line shorter than this, in characters, is probably a heading or a label. */
const leastLetters = 60;

/** Finds the only text among siblings that lacks a full stop. */
export const loneFullStops: Check = (content) => {
  const siblings = Map.groupBy(writtenWords(content).filter(isOfPage), ({ file, path }) =>
    [file, ...siblingPath(path)].join('.'),
  );
  return [...siblings.values()].flatMap((family) => {
    const [only, ...others] = family.filter(({ text }) => !fullStopAtEnd.test(fillSampleValues(text)));
    if (!only || others.length > 0 || family.length < 3 || only.text.length < leastLetters) return [];
    return findingAbout(only, {
      check: 'lone-full-stop',
      severity: 'warning',
      actual: `“…${only.text.slice(-40)}”, without the full stop that its ${family.length - 1} siblings have`,
      fix: 'End it like the others.',
    });
  });
};

const isIndex = (key: string | undefined) => /^\d+$/.test(key ?? '');

/** The parts of a text with links, which are in a list of their own, make one line. A value ends as it likes. */
const isOfPage = ({ path, file, text }: WrittenWords): boolean =>
  file.startsWith('pages/') && !text.endsWith('}') && !(isIndex(path.at(-1)) && isIndex(path.at(-2)));

/** The path that siblings share: `items.*.text`, or their list. */
function siblingPath(path: string[]): string[] {
  const last = path.at(-1) ?? '';
  return isIndex(last) ? path.slice(0, -1) : [...path.slice(0, -2), '*', last];
}
