import { type FormEvent, useEffect } from 'react';
import { wordFor } from '#features/programming/robot-speech.ts';
import { Button } from '#ui/button.tsx';
import { MicrophoneIcon } from '#ui/icons.tsx';
import { useMessages } from '#ui/messages.ts';
import editors from '../editors/editors.module.css';
import type { PlaygroundMessage } from '../playground-messages.ts';
import { useWorkbench } from '../workbench-context.ts';
import { bestReading } from './interpret-line.ts';
import { useSpeech } from './speech.ts';

const errorWords = { refused: 'microphoneRefused', silent: 'notHeard', away: 'speechAway' } as const;

export function VoicePanel({ text }: { text: string }) {
  const { talk, voice, runner, vocabulary, openAsBlocks } = useWorkbench();
  const { playground, viewer } = useMessages<PlaygroundMessage>();
  const { line, isOpen, exchanges, last, say } = talk;
  const speech = useSpeech((readings) => say(bestReading(readings, vocabulary)));
  const isListening = speech?.isListening === true;

  useEffect(() => {
    voice.mute(isListening);
    return () => voice.mute(false);
  }, [voice, isListening]);

  return (
    <div className="stack">
      <p>{text}</p>
      <ol className={`notch ${editors.talk}`} role="log" aria-live={exchanges.at(-1)?.isSpoken ? 'off' : 'polite'}>
        {exchanges.map(({ id, phrase, replyTexts }) => (
          <li key={id}>
            <p className={editors.said}>{phrase}</p>
            {replyTexts.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </li>
        ))}
      </ol>
      <form
        className={editors.line}
        data-open={isOpen ? '' : undefined}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          say(line);
        }}
      >
        <input
          type="text"
          aria-label={playground.line}
          placeholder={isOpen ? playground.line : wordFor('start', vocabulary.groups)}
          autoComplete="off"
          maxLength={200}
          value={line}
          onChange={({ currentTarget: { value } }) => talk.setLine(value)}
        />
        <Button small tone="accent" type="submit">
          {playground.speak}
        </Button>
        <Button small tone="line" aria-disabled={!runner.isRunning} onClick={runner.stopWithNote}>
          {viewer.stop}
        </Button>
        {last && (
          <Button small tone="line" onClick={() => openAsBlocks(last)}>
            {playground.asBlocks}
          </Button>
        )}
      </form>
      {speech && (
        <div className={`actions ${editors.speech}`}>
          <Button small tone="line" aria-pressed={speech.isListening} onClick={speech.toggle}>
            <MicrophoneIcon />
            {speech.isListening ? playground.stopListening : playground.listen}
          </Button>
          <p className="small" role="status">
            {speech.error
              ? playground[errorWords[speech.error]]
              : playground[speech.isLocal ? 'voiceStays' : 'voiceSent']}
          </p>
        </div>
      )}
      <p className="small">{playground.hints}</p>
      <div className={editors.commands}>
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
