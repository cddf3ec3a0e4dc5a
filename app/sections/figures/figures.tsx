import type { SectionOf } from '#rules/sections/registry.ts';
import styles from './figures.module.css';

/** Figures set tall: the first ones fill half the width each, the others a quarter. */
export function FiguresSection({ section }: { section: SectionOf<'figures'> }) {
  const { id, anchor, surface, heading, lead, items } = section;
  return (
    <section className="section" id={anchor} data-surface={surface} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="head split">
          <h2 className="heading" id={`${id}-heading`}>
            {heading}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <dl className={styles.figures}>
          {items.map(({ figure, unit, label, text, large }) => (
            <div key={label} className={`float ${large ? styles.large : ''}`}>
              <dt>
                <b>{label}</b>
                {text}
              </dt>
              <dd className="figure">
                {figure}
                {unit && <small>{unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
