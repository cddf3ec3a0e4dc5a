import { TextLink } from '../../../ui/text-link.tsx';
import { CurvesDiagram } from '../../modes/diagrams.tsx';
import type { PlaygroundWords } from '../playground-words.ts';
import styles from '../workbench.module.css';
import ways from './ways.module.css';

interface PcPanelProps {
  text: string;
  words: PlaygroundWords;
  /** Where the page tells of all modes. */
  about: string;
}

/** The way that needs a PC: what the page tells of it, and where it tells more. */
export const PcPanel = ({ text, words: { playground }, about }: PcPanelProps) => (
  <div className={styles.stack}>
    <div className={ways.diagram}>
      <CurvesDiagram />
    </div>
    <p className="lead">{text}</p>
    <p>{playground.elsewhere}</p>
    <TextLink link={{ href: `#${about}`, external: false }}>{playground.about}</TextLink>
  </div>
);
