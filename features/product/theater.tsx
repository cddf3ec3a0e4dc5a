import { Theater } from '#apps/theater/theater.tsx';
import { VideoDialog, WatchButton } from '#ui/media/video-dialog.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import type { TheaterValue } from './theater.ts';

export function TheaterSection({ section }: { section: TheaterValue }) {
  const { id, watching } = section;
  return (
    <SectionFrame
      {...section}
      surface="dark"
      className="side-wide"
      action={watching && <WatchButton id={id} watching={watching} />}
    >
      <Theater section={section} />
      <VideoDialog id={id} watching={watching} />
    </SectionFrame>
  );
}
