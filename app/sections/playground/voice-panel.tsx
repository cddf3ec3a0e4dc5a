import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { fillWords } from '../../ui/fill-words.ts';
import { MicrophoneIcon } from '../../ui/icons.tsx';
import { gesturesOf } from './block-words.ts';
import type { StageRobot } from './picture-robot.ts';
import type { PlaygroundWords, Vocabulary } from './playground-words.ts';
import type { Program } from './program.ts';
import type { useRunner } from './use-runner.ts';
import { useSpeech } from './use-speech.ts';
import type { Reply } from './voice-program.ts';
import { hear, likeliest, silence } from './voice-program.ts';
import ways from './ways.module.css';
import styles from './workbench.module.css';

interface VoicePanelProps {
  robot: StageRobot;
  runner: ReturnType<typeof useRunner>;
  words: PlaygroundWords;
  text: string;
  vocabulary: Vocabulary;
  /** Opens what was said as blocks. */
  onBlocks(program: Program): void;
}

interface Exchange {
  id: number;
  said: string;
  answers: string[];
}

const faultWords = { refused: 'microphoneRefused', silent: 'notHeard', away: 'speechAway' } as const;

/** So many lines of the talk are shown. */
const shownLines = 5;

/** A program that is said: start, commands in order, execute. Lines are spoken where the browser understands speech, typed, or commands pressed. */
export function VoicePanel({ robot, runner, words: { playground, motions }, text, vocabulary, onBlocks }: VoicePanelProps) {
  const [line, setLine] = useState('');
  const [hearing, setHearing] = useState(silence);
  const [talk, setTalk] = useState<Exchange[]>([]);
  const [last, setLast] = useState<Program>();

  function say(said: string): void {
    if (said.trim() === '') return;
    const listener = { motions: gesturesOf({ playground, motions }), shape: robot.shape < 0.5 ? ('first' as const) : ('other' as const) };
    const { hearing: next, replies } = hear(said, hearing, vocabulary, listener);
    setHearing(next);
    setTalk([...talk.slice(1 - shownLines), { id: (talk.at(-1)?.id ?? 0) + 1, said, answers: replies.map(answer) }]);
    setLine('');
    const program = replies.flatMap((reply) => (reply.kind === 'run' ? reply.program : []));
    if (program.length > 0) void runner.run(program);
    if (replies.some((reply) => reply.kind === 'run' && hearing.isOpen)) setLast(program);
  }
  const speech = useSpeech((readings) => say(likeliest(readings, vocabulary)));
  const wordFor = (does: string): string => vocabulary.groups.flatMap(({ words }) => words).find(([, done]) => done === does)?.[0] ?? '';

  function answer(reply: Reply): string {
    const names = { start: wordFor('start'), execute: wordFor('execute'), cancel: wordFor('cancel') };
    switch (reply.kind) {
      case 'run':
        return fillWords(playground.ran, { word: reply.word });
      case 'noted':
        return fillWords(playground.noted, { word: reply.word, count: String(reply.count) });
      case 'unknown':
        return fillWords(playground.unknownWord, { word: reply.word });
      default:
        return fillWords(playground[reply.kind], names);
    }
  }

  return (
    <div className={styles.stack}>
      <p>{text}</p>
      <ol className={ways.talk} role="log" aria-live="polite">
        {talk.map(({ id, said, answers }) => (
          <li key={id}>
            <p className={ways.said}>{said}</p>
            {answers.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </li>
        ))}
      </ol>
      <form
        className={ways.line}
        data-open={hearing.isOpen ? '' : undefined}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          say(line);
        }}
      >
        <input
          type="text"
          aria-label={playground.line}
          placeholder={hearing.isOpen ? playground.line : wordFor('start')}
          autoComplete="off"
          maxLength={200}
          value={line}
          onChange={({ currentTarget: { value } }) => setLine(value)}
        />
        <Button small tone="accent" type="submit">
          {playground.speak}
        </Button>
        {last && (
          <Button small tone="line" onClick={() => onBlocks(last)}>
            {playground.asBlocks}
          </Button>
        )}
      </form>
      {speech && (
        <div className={ways.speech}>
          <Button small tone="line" aria-pressed={speech.isListening} onClick={speech.toggle}>
            <MicrophoneIcon />
            {speech.isListening ? playground.stopListening : playground.listen}
          </Button>
          <p className="small" role="status">
            {speech.fault ? playground[faultWords[speech.fault]] : playground[speech.isLocal ? 'voiceStays' : 'voiceSent']}
          </p>
        </div>
      )}
      <p className="small">{playground.hints}</p>
      <div className={ways.commands}>
        {vocabulary.groups.map(({ title, words }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {words.map(([word]) => (
              <button key={word} type="button" onClick={() => say(word)}>
                {word}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
