import { stageMessages } from '#apps/stage/stage-messages.ts';
import { island } from '#browser/islands/island.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import type { LiveRobotValue } from './live-robot.ts';
import { Island } from './robot-viewer.island.tsx';

const RobotViewer = island('robot-viewer', Island, 'visible', [
  ...stageMessages,
  'viewer',
  'room',
  'motions',
  'scenes',
  'poses',
  'action.close',
]);

export function LiveRobotSection({ section }: { section: LiveRobotValue }) {
  const { id, heading, robot, picture, uprightPicture, clip, shapes, spots, arModel } = section;
  return (
    <SectionFrame {...section} surface="dark" className="side-wide">
      <RobotViewer
        id={id}
        robot={robot}
        picture={picture}
        uprightPicture={uprightPicture}
        clip={clip}
        shapes={shapes}
        spots={spots}
        label={heading}
        home={arModel}
      />
    </SectionFrame>
  );
}
