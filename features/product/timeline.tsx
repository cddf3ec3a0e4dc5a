import { SectionFrame } from '#ui/section-frame.tsx';
import { Steps } from '#ui/steps.tsx';
import type { TimelineValue } from './timeline.ts';

export const TimelineSection = ({ section }: { section: TimelineValue }) => (
  <SectionFrame {...section} split>
    <Steps steps={section.events} now={section.now} />
  </SectionFrame>
);
