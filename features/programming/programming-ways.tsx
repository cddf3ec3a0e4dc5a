import type { ReactNode } from 'react';
import { findSection } from '#core/page-frame.ts';
import { BlocksDiagram, CurvesDiagram, EasyDiagram, PoseDiagram, WaveDiagram } from '#ui/media/program-diagrams.tsx';
import { usePage } from '#ui/page-context.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PlaygroundValue } from './playground.ts';
import styles from './programming-ways.module.css';
import type { ModeCard, ProgrammingWaysValue } from './programming-ways.ts';

function wayDiagram(card: ModeCard): ReactNode {
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

const stepItems = (card: ModeCard): ReactNode =>
  card.mode === 'voice'
    ? card.steps.map(({ say, does }) => (
        <li key={say}>
          <b>{say}</b>
          <span>{does}</span>
        </li>
      ))
    : card.steps.map((step) => <li key={step}>{step}</li>);

/** The diagrams have the colour of the robot in the playground. */
export function ProgrammingWaysSection({ section }: { section: ProgrammingWaysValue }) {
  const { id, anchor, surface, heading, lead, cards, sharing } = section;
  const playground = findSection<PlaygroundValue>(usePage(), 'playground');
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading} lead={lead} accent={playground?.accent}>
      <ol className={styles.ways}>
        {cards.map((card, index) => (
          <li key={card.mode} id={card.mode} className="columns-m">
            <div className={`notch-l ${styles.diagram}`} data-mode={card.mode}>
              {wayDiagram(card)}
            </div>
            <div className={`stack ${styles.words}`}>
              <h3 className="title">
                <span className={`figure ${styles.number}`} aria-hidden="true">
                  {index + 1}
                </span>
                {card.title}
              </h3>
              <p className="quiet">{card.text}</p>
              <ol className={`rows num ${styles.steps}`} data-mode={card.mode}>
                {stepItems(card)}
              </ol>
            </div>
          </li>
        ))}
      </ol>
      <div className={`notch-l columns ${styles.sharing}`} id="sharing">
        <div className="stack">
          <h3 className="title">{sharing.title}</h3>
          <p>{sharing.text}</p>
          {sharing.link && <TextLink link={sharing.link}>{sharing.link.label}</TextLink>}
        </div>
        <dl className="rows">
          {sharing.points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SectionFrame>
  );
}
