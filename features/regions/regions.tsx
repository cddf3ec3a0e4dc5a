import { ArrowIcon, TickIcon } from '#ui/icons.tsx';
import styles from './regions.module.css';
import type { RegionsValue } from './regions.ts';

export const RegionsSection = ({ section: { id, anchor, heading, lead, rows } }: { section: RegionsValue }) => (
  <section id={anchor} className={`section ${styles.regions}`} data-surface="dark" aria-labelledby={`${id}-heading`}>
    <div className="wrap">
      <div className="head split">
        <h1 className="display" id={`${id}-heading`}>
          {heading}
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </div>
      <ul className="rows">
        {rows.map(({ edition, label, language, currencyLabel, lang, hreflang, href, current }) => (
          <li key={edition} className={styles.row}>
            <a
              href={href}
              lang={lang}
              hrefLang={hreflang}
              aria-current={current ? 'true' : undefined}
              data-edition-link={edition}
            >
              <span className={`heading ${styles.label}`}>{label}</span>
              <span className={styles.facts}>
                <span>{language}</span>
                <span>{currencyLabel}</span>
                {current ? <TickIcon /> : <ArrowIcon />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
