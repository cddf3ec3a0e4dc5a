import type { SectionOf } from '#rules/sections/registry.ts';
import styles from './specs.module.css';

/** Figures in ruled rows; the name of each group stands beside its rows. */
export function SpecsSection({ section }: { section: SectionOf<'specs'> }) {
  const { id, anchor, surface, heading, groups } = section;
  return (
    <section className="section" id={anchor} data-surface={surface} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="head">
          <h2 className="heading" id={`${id}-heading`}>
            {heading}
          </h2>
        </div>
        <div className={styles.specs}>
          {groups.map((group) => (
            <div key={group.id} className={styles.group}>
              <h3 className="title">{group.title}</h3>
              <dl>
                {group.rows.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
