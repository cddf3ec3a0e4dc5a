import type { ReactNode } from 'react';
import type { ModeCard } from '#rules/sections/product/modes.ts';
import type { SectionOf } from '#rules/sections/registry.ts';
import buttons from '../../ui/button.module.css';
import { DialogButton } from '../../ui/dialog.tsx';
import {
  BlocksDiagram,
  CurvesDiagram,
  EasyDiagram,
  PoseDiagram,
  WaveDiagram,
} from '../../ui/media/program-diagrams.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import styles from './modes.module.css';
import { ProgramActions } from './program-actions.tsx';

function diagramOf(card: ModeCard): ReactNode {
  switch (card.mode) {
    case 'blocks':
      return <BlocksDiagram stack={card.stack} values={card.values} />;
    case 'manual':
      return <PoseDiagram angle={card.angle} pose={card.pose} />;
    case 'pc':
      return <CurvesDiagram />;
    case 'voice':
      return <WaveDiagram />;
    case 'easy':
      return <EasyDiagram moves={card.moves} />;
  }
}

/** The ways to program a robot, each with a diagram, and the actions it comes with. */
export function ModesSection({ section }: { section: SectionOf<'modes'> }) {
  const { id, anchor, surface, heading, lead, cards, actions } = section;
  const dialog = `${id}-actions`;
  return (
    <>
      <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead}>
        <div className={styles.modes}>
          {cards.map((card) => (
            <article key={card.mode} className="float">
              <div className={styles.diagram} data-mode={card.mode}>
                {diagramOf(card)}
                {card.label && <span className={styles.label}>{card.label}</span>}
              </div>
              <h3 className="title">{card.title}</h3>
              <p>{card.text}</p>
            </article>
          ))}
        </div>
        {actions && (
          <p className={styles.open}>
            <DialogButton opens={dialog} className={buttons.button}>
              {actions.open}
            </DialogButton>
          </p>
        )}
      </SectionFrame>
      {actions && <ProgramActions id={dialog} {...actions} />}
    </>
  );
}
