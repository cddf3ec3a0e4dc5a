import { ButtonLink } from '#ui/button.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { MediaCard } from '#ui/media/media-card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NoticeForm } from '../../notices/notice-form.tsx';
import styles from './availability.module.css';
import type { AvailabilityValue } from './availability.ts';

export function AvailabilitySection({ section }: { section: AvailabilityValue }) {
  const { id, title, text, shop, notice, elsewhere, whereToBuy, nearest } = section;
  return (
    <section className={styles.status} id={id} data-surface="paper" aria-labelledby={`${id}-heading`}>
      <div className={`wrap columns ${styles.columns}`}>
        <div className="stack">
          <h2 className="title" id={`${id}-heading`}>
            {title}
          </h2>
          <p>{text}</p>
          {elsewhere.length > 0 && (
            <ul className="actions">
              {elsewhere.map(({ label, ...link }) => (
                <li key={label}>
                  <TextLink link={link}>{label}</TextLink>
                </li>
              ))}
            </ul>
          )}
          {notice && <NoticeForm offer={notice} tone={shop && 'line'} />}
          {(shop || whereToBuy) && (
            <p className="actions">
              {shop && (
                <ButtonLink href={shop.href} external small>
                  {shop.label}
                </ButtonLink>
              )}
              {whereToBuy && <TextLink link={whereToBuy}>{whereToBuy.label}</TextLink>}
            </p>
          )}
        </div>
        {nearest && <Nearest {...nearest} />}
      </div>
    </section>
  );
}

type NearestProduct = NonNullable<AvailabilityValue['nearest']>;

const Nearest = ({ title, name, describe, picture, glyph, accent, offer, link }: NearestProduct) => (
  <article className={styles.nearest} aria-label={name}>
    <MediaCard picture={picture} glyph={glyph} accent={accent} sizes="10rem" className={styles.plate} />
    <div>
      <p className="micro">{title}</p>
      <h3 className="title">
        <a href={link.href} rel={link.external ? 'noopener' : undefined}>
          {name}
        </a>
      </h3>
      <p className="small">{describe}</p>
      {offer && <PriceLine offer={offer} />}
    </div>
  </article>
);
