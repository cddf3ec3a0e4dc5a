import { TextLink } from '../../ui/text-link.tsx';
import { CurvesDiagram, PoseDiagram } from '../modes/diagrams.tsx';
import type { PlaygroundMode, PlaygroundWords } from './playground-words.ts';
import styles from './workbench.module.css';

interface ModePanelProps {
  mode: Extract<PlaygroundMode, { mode: 'manual' | 'pc' }>;
  words: PlaygroundWords;
  /** Where the page tells of all modes. */
  about: string;
}

/** A way to program that needs the robot or a PC: what the page tells of it. */
export const ModePanel = ({ mode, words: { playground }, about }: ModePanelProps) => (
  <div className={styles.told}>
    <div className={styles.diagram} data-mode={mode.mode}>
      {mode.mode === 'manual' ? <PoseDiagram angle={mode.angle} pose={mode.pose} /> : <CurvesDiagram />}
    </div>
    <p className="lead">{mode.text}</p>
    <p>{playground.elsewhere}</p>
    <TextLink link={{ href: `#${about}`, external: false }}>{playground.about}</TextLink>
  </div>
);
