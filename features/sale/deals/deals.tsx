import { usePage } from '#ui/page-context.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { DealCard } from './deal-card.tsx';
import styles from './deals.module.css';
import type { DealsValue } from './deals.ts';

export const DealsSection = ({ section }: { section: DealsValue }) => (
  <SectionFrame {...section} surface="paper" hidesHeading>
    <nav className={styles.tabs} aria-label={usePage().messages.sale.tabs} data-subnav>
      <x-section-links>
        <ul>
          {section.tabs.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </x-section-links>
    </nav>
    {section.groups.map((group) => (
      <Group key={group.id} group={group} />
    ))}
  </SectionFrame>
);

const Group = ({ group: { id, title, content, cards } }: { group: DealsValue['groups'][number] }) => (
  <div className={styles.group} id={id}>
    <div className={styles.head}>
      <h3 className="heading">{title}</h3>
      {content && <p className="small">{content}</p>}
    </div>
    <ul className={styles.deals}>
      {cards.map((card) => (
        <li key={card.id} className="float">
          <DealCard card={card} />
        </li>
      ))}
    </ul>
  </div>
);
