import { SectionFrame } from '#ui/section-frame.tsx';
import { DealCard } from './deal-card.tsx';
import styles from './deals.module.css';
import type { DealsValue } from './deals.ts';

type Deals = DealsValue;

/** The products of a sale by group, below tabs that link to the groups and to other sections of the page. */
export const DealsSection = ({
  section: { id, anchor, heading, tabs, tabsLabel, groups, giftsLabel },
}: {
  section: Deals;
}) => (
  <SectionFrame id={id} anchor={anchor} surface="paper" heading={heading} hidesHeading>
    <nav className={styles.tabs} aria-label={tabsLabel} data-subnav>
      <x-section-links>
        <ul>
          {tabs.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </x-section-links>
    </nav>
    {groups.map((group) => (
      <Group key={group.id} group={group} giftsLabel={giftsLabel} />
    ))}
  </SectionFrame>
);

const Group = ({
  group: { id, title, content, cards },
  giftsLabel,
}: {
  group: Deals['groups'][number];
  giftsLabel: string;
}) => (
  <div className={styles.group} id={id}>
    <div className={styles.head}>
      <h3 className="heading">{title}</h3>
      {content && <p className="small">{content}</p>}
    </div>
    <ul className={styles.deals}>
      {cards.map((card) => (
        <li key={card.id} className="float">
          <DealCard card={card} giftsLabel={giftsLabel} />
        </li>
      ))}
    </ul>
  </div>
);
