import { island } from '#browser/islands/island.tsx';
import type { PlaygroundValue } from '#features/programming/playground.ts';
import type { ProgrammingWaysValue } from '#features/programming/programming-ways.ts';
import { usePage } from '#ui/page-context.tsx';
import { playgroundMessages } from './playground-messages.ts';
import { Island } from './program-playground.island.tsx';
import { createModes, createVocabulary } from './voice/vocabulary.ts';

const ProgramPlayground = island('program-playground', Island, 'visible', playgroundMessages);

interface PlaygroundProps {
  section: PlaygroundValue;
  ways: ProgrammingWaysValue['cards'];
  about: string;
}

export function Playground({ section, ways, about }: PlaygroundProps) {
  const { heading, name, robot, voice } = section;
  const { messages, shell } = usePage();
  return (
    <ProgramPlayground
      model={robot.robot}
      films={robot.films}
      picture={robot.picture}
      label={heading}
      modes={createModes(ways, robot.moves)}
      vocabulary={createVocabulary(robot, { product: name, joining: messages.playground.joining })}
      sample={robot.sample}
      hello={decodeURIComponent(/say\(([^)]*)\)/.exec(robot.sample)?.[1] ?? '')}
      about={about}
      page={robot.page}
      account={shell.account?.href}
      voice={voice}
    />
  );
}
