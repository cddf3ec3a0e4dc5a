import type { SectionOf } from '#rules/sections/registry.ts';
import { usePage } from '../../context/page-context.tsx';
import { Playground } from '../../playground/playground.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

/** Throws when the page has no sections `modes` and `voice`: the playground takes its words from them. */
export function PlaygroundSection({ section }: { section: SectionOf<'playground'> }) {
  const { id, anchor, surface, heading, lead } = section;
  const { sections } = usePage();
  const modes = sections.find((each) => each.kind === 'modes');
  const voice = sections.find((each) => each.kind === 'voice');
  if (!modes?.anchor || !voice)
    throw new Error(
      'the section "playground" needs two others for its words: a section "modes" with an anchor and a section "voice"',
    );
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead}>
      <Playground section={section} modes={modes} voice={voice} about={modes.anchor} />
    </SectionFrame>
  );
}
