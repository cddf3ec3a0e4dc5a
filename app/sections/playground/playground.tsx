import type { SectionOf } from '#rules/sections/registry.ts';
import { usePage } from '../../context/page-context.tsx';
import { island } from '../../islands/island.tsx';
import { createPlaygroundWords } from '../../playground/create-playground-words.ts';
import { ProgramPlayground } from '../../playground/program-playground.tsx';
import { createModes, createVocabulary } from '../../playground/voice/vocabulary.ts';
import { SectionFrame } from '../../ui/section-frame.tsx';

const PlaygroundIsland = island('programPlayground', ProgramPlayground, 'visible');

/**
 * A robot to program on the page. Modes and spoken words come from the page's sections `modes` and `voice`; throws when
 * one of them is missing.
 */
export function PlaygroundSection({ section }: { section: SectionOf<'playground'> }) {
  const { id, anchor, surface, heading, lead, robot, picture, sample, moves, commands } = section;
  const { head, messages, sections, lang } = usePage();
  const modes = sections.find((each) => each.kind === 'modes');
  const voice = sections.find((each) => each.kind === 'voice');
  if (!modes?.anchor || !voice)
    throw new Error(
      'the section "playground" needs two others for its words: a section "modes" with an anchor and a section "voice"',
    );
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead}>
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
        about={modes.anchor}
      />
    </SectionFrame>
  );
}
