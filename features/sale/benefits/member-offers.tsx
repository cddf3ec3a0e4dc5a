import { ButtonLink } from '#ui/button.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './member-offers.module.css';
import type { MemberOffersValue } from './member-offers.ts';

export const MemberOffersSection = ({ section }: { section: MemberOffersValue }) => (
  <SectionFrame {...section} className="joined">
    <ul className={`rows ${styles.offers}`}>
      {section.offers.map(({ id: offer, title, subTitle, describe, button, link, first }) => (
        <li key={offer} className="columns-m">
          <div className="stack">
            <h3 className={`figure ${styles.title}`}>{title}</h3>
            <p className="title">{subTitle}</p>
          </div>
          <div className={`stack-l ${styles.way}`}>
            <p className="quiet">{describe}</p>
            {first && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
            <ButtonLink href={link.href} external={link.external} tone={first ? 'line' : undefined}>
              {button}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
