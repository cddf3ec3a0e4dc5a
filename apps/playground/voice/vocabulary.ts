import type { RobotPlayground } from '#features/programming/playground-content.ts';
import type { ModeCard } from '#features/programming/programming-ways.ts';
import { splitLine } from './command-matcher.ts';

export interface Vocabulary {
  name: string;
  longNames?: string[];
  /** Words between commands that mean nothing themselves, such as “and then”. */
  joining?: string[];
  groups: RobotPlayground['groups'];
}

export type Move = RobotPlayground['moves'][number];

export type PlaygroundMode = { title: string; text: string } & (
  | { mode: Exclude<ModeCard['mode'], 'easy'> }
  | { mode: 'easy'; moves: Move[] }
);

/** The robot's name is the first word of its line; its product's name works too. Commas separate `joining`. */
export function createVocabulary(
  { line, groups }: Pick<RobotPlayground, 'line' | 'groups'>,
  { product = '', joining = '' } = {},
): Vocabulary {
  const name = splitLine(line)[0] ?? '';
  return {
    name,
    longNames: longerNames(product, name),
    joining: joining.split(/\s*[,、]\s*/u).filter(Boolean),
    groups,
  };
}

/** “Flagship Optimus Prime” answers to “Optimus Prime”, too. */
const longerNames = (product: string, name: string): string[] => {
  const index = product.indexOf(name);
  return [...new Set([product, product.slice(index)])].filter((long) => index >= 0 && long !== name);
};

export const createModes = (
  cards: readonly Pick<ModeCard, 'mode' | 'title' | 'text'>[],
  moves: RobotPlayground['moves'],
): PlaygroundMode[] =>
  cards.map(({ mode, title, text }) => (mode === 'easy' ? { mode, title, text, moves } : { mode, title, text }));
