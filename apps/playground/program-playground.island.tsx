import { lazy, Suspense, useEffect, useState } from 'react';
import { programPrefix } from '#contract/programming.ts';
import type { Picture } from '#core/media/picture.ts';
import { useMessages } from '#ui/messages.ts';
import styles from './playground.module.css';
import type { PlaygroundMessage } from './playground-messages.ts';
import { ProgramStage } from './run/program-stage.tsx';
import { type ProgrammedRobot, useProgramStage } from './run/use-program-stage.ts';
import type { WorkbenchProps } from './workbench.tsx';

const loadWorkbench = () => import('./workbench.tsx').then(({ Workbench: Bench }) => ({ default: Bench }));
const Workbench = lazy(loadWorkbench);
/** Does nothing when its script is missing: the stage, which needs it too, then says that something went wrong. */
const whenLoaded = (showWorkbench: () => void) => loadWorkbench().then(showWorkbench, () => undefined);

interface ProgramPlaygroundProps extends Omit<WorkbenchProps, 'stage' | 'voice'>, ProgrammedRobot {
  picture: Picture;
  label: string;
}

/** Scrolls the row of robots above the stage, and nothing else, to the chosen one. */
function showChosenRobot(stage: Element | null): void {
  const link = stage?.closest('section')?.querySelector('nav > [aria-current]');
  const row = link?.parentElement;
  if (!link || !row) return;
  const [linkBox, rowBox] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += linkBox.left + linkBox.width / 2 - rowBox.left - rowBox.width / 2;
}

export function Island({ model, films, picture, label, voice, ...bench }: ProgramPlaygroundProps) {
  const { playground, viewer } = useMessages<PlaygroundMessage>();
  const [isOpen, setOpen] = useState(false);
  const { stage, shown, robotVoice, start } = useProgramStage({
    island: 'program-playground',
    model,
    films,
    voice,
    loadControls: loadWorkbench,
  });
  const { canvas } = shown.live;

  useEffect(() => {
    if (!CSS.supports('scroll-initial-target', 'nearest')) showChosenRobot(canvas.current);
  }, [canvas]);

  useEffect(() => {
    const openIfLinked = () => location.hash.startsWith(programPrefix) && void whenLoaded(() => setOpen(true));
    openIfLinked();
    addEventListener('hashchange', openIfLinked);
    return () => removeEventListener('hashchange', openIfLinked);
  }, []);

  return (
    <div className={styles.playground} data-open={isOpen ? '' : undefined} data-fragment={programPrefix}>
      <div>
        <ProgramStage
          shown={shown}
          picture={picture}
          label={label}
          startLabel={isOpen ? viewer.start : playground.open}
          failure={playground.noModel}
          onStart={() => {
            void whenLoaded(() => setOpen(true));
            start('light');
          }}
        />
      </div>
      {isOpen && (
        <Suspense>
          <Workbench {...bench} stage={stage} voice={robotVoice} />
        </Suspense>
      )}
    </div>
  );
}
