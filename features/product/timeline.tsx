import { SectionFrame } from '#ui/section-frame.tsx';
import { Steps } from '#ui/steps.tsx';
import type { TimelineValue } from './timeline.ts';

/** The dated events of a product. */
export function TimelineSection({ section }: { section: TimelineValue }) {
  const { id, anchor, surface, heading, lead, now, events } = section;
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead} split>
      <Steps steps={events} now={now} />
    </SectionFrame>
  );
}
