import type { SectionOf } from '#rules/sections/registry.ts';
import { usePage } from '../context/page-context.tsx';
import { island } from '../islands/island.tsx';
import { createPlaygroundWords } from './create-playground-words.ts';
import { ProgramPlayground } from './program-playground.tsx';
import { createModes, createVocabulary } from './voice/vocabulary.ts';

const PlaygroundIsland = island('programPlayground', ProgramPlayground, 'visible');

interface PlaygroundProps {
  section: SectionOf<'playground'>;
  modes: SectionOf<'modes'>;
  voice: SectionOf<'voice'>;
  /** Where the page explains the ways to program. */
  about: string;
}

/** A robot to program on the page, in the modes and with the spoken words of the page's other sections. */
export function Playground({ section, modes, voice, about }: PlaygroundProps) {
  const { heading, robot, picture, sample, moves, commands } = section;
  const { head, messages, lang, slug, shell } = usePage();
  return (
    <PlaygroundIsland
      model={robot}
      picture={picture}
      label={heading}
      words={createPlaygroundWords(messages, lang)}
      modes={createModes(modes.cards, moves)}
      vocabulary={createVocabulary(voice, commands, {
        product: head.product?.name,
        joining: messages.playground.joining,
      })}
      sample={sample}
      hello={decodeURIComponent(/say\(([^)]*)\)/.exec(sample)?.[1] ?? '')}
      about={about}
      page={slug}
      account={shell.account?.href}
    />
  );
}
