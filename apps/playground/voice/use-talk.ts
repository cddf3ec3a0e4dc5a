import { useRef, useState } from 'react';
import { fixedReply } from '#features/programming/robot-speech.ts';
import { useMessages } from '#ui/messages.ts';
import { gestureNames } from '../block-words.ts';
import type { PlaygroundMessage } from '../playground-messages.ts';
import type { Program } from '../program/program.ts';
import type { StageRobot } from '../run/stage-robot.ts';
import type { RobotVoice } from '../run/use-robot-voice.ts';
import type { useRunner } from '../run/use-runner.ts';
import type { Vocabulary } from '../voice/vocabulary.ts';
import { initialVoiceState, interpretLine, type Reply } from './interpret-line.ts';

interface TalkOptions {
  robot: StageRobot;
  runner: ReturnType<typeof useRunner>;
  vocabulary: Vocabulary;
  voice: RobotVoice;
}

interface Exchange {
  id: number;
  phrase: string;
  replyTexts: string[];
  isSpoken: boolean;
}

const maxExchanges = 5;

const replyMessages = { run: 'ran', added: 'noted', incomplete: 'held', unknown: 'unknownWord' } as const;

export function useTalk({ robot, runner, vocabulary, voice }: TalkOptions) {
  const { playground, motions, format } = useMessages<PlaygroundMessage>();
  const [line, setLine] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [last, setLast] = useState<Program>();
  /** A ref, not state: the next phrase may arrive before the next render. */
  const voiceState = useRef(initialVoiceState);

  function say(text: string): void {
    if (text.trim() === '') return;
    const listener = { motions: gestureNames({ motions }), shape: robot.targetShape };
    const result = interpretLine(text, voiceState.current, vocabulary, listener);
    voiceState.current = result.state;
    setOpen(result.state.isOpen);
    setLine('');
    const replyTexts = runReplies(result.replies);
    const isSpoken = speakReplies(result.replies, replyTexts);
    setExchanges((earlier) => [
      ...earlier.slice(1 - maxExchanges),
      { id: (earlier.at(-1)?.id ?? 0) + 1, phrase: text, replyTexts, isSpoken },
    ]);
  }

  /** Returns the answers. A collected program starts at home, a single command where the robot stands. */
  function runReplies(replies: readonly Reply[]): string[] {
    let program: Program | undefined;
    let fromHome = false;
    const replyTexts: string[] = [];
    for (const reply of replies) {
      if (reply.kind === 'stop') {
        const wasRunning = runner.stop() || program !== undefined;
        program = undefined;
        fromHome = false;
        replyTexts.push(formatReply({ kind: wasRunning ? 'stopped' : 'nothing' }));
        continue;
      }
      if (reply.kind === 'run') {
        program = [...(program ?? []), ...reply.program];
        fromHome ||= reply.isCollected;
        if (reply.isCollected && reply.program.length > 0) setLast(reply.program);
      }
      replyTexts.push(formatReply(reply));
    }
    if (!program) return replyTexts;
    // A command for the shape it is already taking is an empty program. It still ends what else runs.
    if (program.length === 0) robot.transformTo(robot.targetShape);
    void runner.run(program, { fromHome });
    return replyTexts;
  }

  /** Says the last answer that does not repeat what the visitor said. Returns true if the robot says anything. */
  function speakReplies(replies: readonly Reply[], replyTexts: readonly string[]): boolean {
    const program = replies.flatMap((reply) => (reply.kind === 'run' ? reply.program : []));
    if (program.some((block) => block.do === 'say' && voice.canSay(block.words))) return true;
    const text = replyTexts[replies.findLastIndex((reply) => !('word' in reply))];
    if (text === undefined || !voice.canSay(text)) return false;
    voice.say(text);
    return true;
  }

  const formatReply = (reply: Exclude<Reply, { kind: 'stop' }> | { kind: 'stopped' }): string =>
    'word' in reply
      ? format(playground[replyMessages[reply.kind]], { word: reply.word, count: 'count' in reply ? reply.count : 0 })
      : fixedReply(reply.kind, playground, vocabulary.groups);

  return {
    line,
    setLine,
    isOpen,
    exchanges,
    last,
    say,
  };
}
