import { CurvesDiagram } from '#ui/media/program-diagrams.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PlaygroundWords } from '../playground-words.ts';
import styles from '../workbench.module.css';
import editors from './editors.module.css';

interface PcPanelProps {
  text: string;
  words: PlaygroundWords;
  /** Anchor of the section that describes all modes. */
  about: string;
}

/** The mode that needs a PC: only described here. */
export const PcPanel = ({ text, words: { playground }, about }: PcPanelProps) => (
  <div className={styles.stack}>
    <div className={`notch ${editors.diagram}`}>
      <CurvesDiagram />
    </div>
    <p className="lead">{text}</p>
    <p>{playground.elsewhere}</p>
    <TextLink link={{ href: `#${about}`, external: false }}>{playground.about}</TextLink>
  </div>
);
