import type { Messages } from '#rules/schema/messages.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import { island } from '../../islands/island.tsx';
import { usePage } from '../../page-context.tsx';
import { fillWords } from '../../ui/fill-words.ts';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { limits } from './program.ts';
import { ProgramPlayground } from './program-playground.tsx';
import { modesOf, vocabularyOf } from './vocabulary.ts';

const PlaygroundIsland = island('programPlayground', ProgramPlayground, 'visible');

/** Words that say how much is too much, with the numbers in them. */
function withLimits(playground: Messages['playground']): Messages['playground'] {
  const { tooLong, tooDeep, runsTooLong } = playground;
  return {
    ...playground,
    tooLong: fillWords(tooLong, { most: String(limits.blocks) }),
    tooDeep: fillWords(tooDeep, { most: String(limits.depth) }),
    runsTooLong: fillWords(runsTooLong, { most: String(limits.run) }),
  };
}

/** A robot to program on the page, in the ways and with the words that the page's other sections tell. Throws where the page has no such sections. */
export function PlaygroundSection({ section }: { section: SectionOf<'playground'> }) {
  const { id, anchor, surface, heading, lead, robot, picture, sample, moves, commands } = section;
  const { messages, sections } = usePage();
  const { playground, motions } = messages;
  const modes = sections.find((each) => each.kind === 'modes');
  const voice = sections.find((each) => each.kind === 'voice');
  if (!modes?.anchor || !voice)
    throw new Error('a playground stands on a page with a section "modes" that has an anchor, and a section "voice": it takes its words from them');
  const { start, loading, lost, stop } = messages.viewer;
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead}>
      <PlaygroundIsland
        model={robot}
        picture={picture}
        label={heading}
        words={{ playground: withLimits(playground), motions, start, loading, lost, stop }}
        modes={modesOf(modes.cards, moves)}
        vocabulary={vocabularyOf(voice, commands)}
        sample={sample}
        hello={decodeURIComponent(/say\(([^)]*)\)/.exec(sample)?.[1] ?? '')}
        about={modes.anchor}
      />
    </SectionFrame>
  );
}
