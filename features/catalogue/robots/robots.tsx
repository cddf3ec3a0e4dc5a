import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ListFilter } from './list-filter.tsx';
import { RobotCard } from './robot-card.tsx';
import styles from './robots.module.css';
import type { RobotsValue } from './robots.ts';

/**
 * All products by family, with a form that filters and sorts them in the browser (`filter-list.ts`) and one that
 * sends up to four to the comparison.
 */
export function RobotsSection({ section }: { section: RobotsValue }) {
  const { id, anchor, heading, groups, filter, none, counts, compare, choose } = section;
  const compareForm = compare && `${id}-compare`;
  return (
    <section className={`section ${styles.section}`} id={anchor} data-surface="paper">
      <x-robot-list>
        <div className="wrap">
          <div className={styles.tools}>
            <ListFilter id={`${id}-filter`} filter={filter} counts={counts} />
            {choose && <TextLink link={choose}>{choose.label}</TextLink>}
          </div>
          {groups.map(({ family, title, cards }) => (
            <div key={family} id={`${id}-${family}`} className={styles.group} data-cards={family}>
              <h2 className={`title ${styles.family}`}>{title}</h2>
              <ul>
                {cards.map((card) => (
                  <RobotCard key={card.id} card={card} compareForm={compareForm} compare={compare?.label} />
                ))}
              </ul>
            </div>
          ))}
          <div id={`${id}-sorted`} className={styles.group} data-cards="" hidden>
            <h2 className="visually-hidden">{heading}</h2>
            <ul />
          </div>
          <div className={styles.none} data-none="" hidden>
            <h2 className="title">{none.title}</h2>
            <p>{none.text}</p>
            <Button tone="line" data-reset="">
              {filter.reset}
            </Button>
          </div>
          {compare && compareForm && <CompareBar id={compareForm} compare={compare} />}
        </div>
      </x-robot-list>
    </section>
  );
}
