import { CurvesDiagram } from '#ui/media/program-diagrams.tsx';
import { useMessages } from '#ui/messages.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { PlaygroundMessage } from '../playground-messages.ts';
import styles from '../workbench.module.css';
import editors from './editors.module.css';

interface PcPanelProps {
  text: string;
  /** Anchor of the section that describes all modes. */
  about: string;
}

/** The mode that needs a PC: only described here. */
export function PcPanel({ text, about }: PcPanelProps) {
  const { playground } = useMessages<PlaygroundMessage>();
  return (
    <div className={styles.stack}>
      <div className={`notch ${editors.diagram}`}>
        <CurvesDiagram />
      </div>
      <p className="lead">{text}</p>
      <p>{playground.elsewhere}</p>
      <TextLink link={{ href: `#${about}`, external: false }}>{playground.about}</TextLink>
    </div>
  );
}
