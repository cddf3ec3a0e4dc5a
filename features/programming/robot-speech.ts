import type { Messages } from '#core/messages/messages-schema.ts';

const fixedReplies = ['opened', 'cancelled', 'stopped', 'nothing', 'called', 'full'] as const;
type FixedReply = (typeof fixedReplies)[number];

/** Spoken words, and what each does. */
type Groups = readonly { words: readonly [word: string, does: string][] }[];

interface SpeakingRobot {
  sample: string;
  moves: readonly { does: string }[];
  groups: Groups;
}

/** The word for an action, such as `start`; empty if there is none. */
export const wordFor = (does: string, groups: Groups): string =>
  groups.flatMap(({ words }) => words).find(([, done]) => done === does)?.[0] ?? '';

/** A reply with the robot's words for starting, executing and cancelling a program. */
export const fixedReply = <Reply extends FixedReply>(
  reply: Reply,
  words: Pick<Messages['playground'], Reply>,
  groups: Groups,
): string => words[reply].replace(/\{(start|execute|cancel)\}/g, (_match, does: string) => wordFor(does, groups));

const saidIn = ({ sample, moves, groups }: SpeakingRobot): string[] =>
  [sample, ...moves.map(({ does }) => does), ...groups.flatMap((group) => group.words.map(([, does]) => does))].flatMap(
    (program) => [...program.matchAll(/say\(([^()]*)\)/g)].map(([, words = '']) => decodeURIComponent(words)),
  );

/** Everything that a robot of the playground says in words of the content: in its programs, and as replies. */
export const robotSpeech = (robot: SpeakingRobot, words: Pick<Messages['playground'], FixedReply>): string[] => [
  ...saidIn(robot),
  ...fixedReplies.map((reply) => fixedReply(reply, words, robot.groups)),
];

/** One step of a program, `say(Good%20day)`. Brackets are escaped because a bracket ends the words. */
export const sayStep = (words: string): string =>
  `say(${encodeURIComponent(words).replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))})`;
