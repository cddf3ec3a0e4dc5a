import { ButtonLink } from '#ui/button.tsx';
import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './closing.module.css';
import type { ClosingValue } from './closing.ts';

export function ClosingSection({ section }: { section: ClosingValue }) {
  const { id, anchor, heading, lead, offer, instalments, noticeLink, picture, link } = section;
  return (
    <section className="section scene" id={anchor} data-surface="flood" aria-labelledby={`${id}-heading`}>
      <div
        className={`wrap stack-l ${styles.words}`}
        data-upright={picture.width < picture.height * 1.5 ? '' : undefined}
      >
        <h2 className="display" id={`${id}-heading`}>
          {heading}
        </h2>
        <p className="lead">{lead}</p>
        <div className={`num ${styles.terms}`}>
          {offer?.reference && <PriceLine offer={offer} />}
          {instalments && <p>{instalments}</p>}
        </div>
        <div className={`actions ${styles.actions}`}>
          {offer && <BuyButton offer={offer} showPrice={!offer.reference} />}
          {noticeLink && <ButtonLink href={noticeLink.href}>{noticeLink.label}</ButtonLink>}
          {link &&
            (offer || noticeLink ? (
              <TextLink link={link}>{link.label}</TextLink>
            ) : (
              <ButtonLink {...link}>{link.label}</ButtonLink>
            ))}
        </div>
        <Picture
          picture={picture}
          sizes="(width >= 1024px) 84rem, (width >= 768px) 124vw, 170vw"
          className={styles.art}
          alt=""
        />
      </div>
    </section>
  );
}
