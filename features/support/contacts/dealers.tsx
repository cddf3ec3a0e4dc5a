import { ButtonLink } from '#ui/button.tsx';
import { OutIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import partStyles from '../parts.module.css';
import styles from './dealers.module.css';
import type { DealersValue } from './dealers.ts';

export const DealersSection = ({ section }: { section: DealersValue }) => (
  <>
    <SectionFrame {...section} surface="paper" className={partStyles.section}>
      <ul className={`rows ${partStyles.links}`}>
        {section.dealers.map((dealer) => (
          <li key={dealer.id}>
            <Dealer dealer={dealer} opensSite={section.opensSite} />
          </li>
        ))}
      </ul>
    </SectionFrame>
    {section.store && <Store id={`${section.id}-store`} store={section.store} />}
  </>
);

interface DealerProps extends Pick<DealersValue, 'opensSite'> {
  dealer: DealersValue['dealers'][number];
}

function Dealer({ dealer: { title, mark, address, text, link }, opensSite }: DealerProps) {
  return (
    <a href={link.href} rel="noopener" className={styles.row}>
      <span className={`notch-s ${styles.mark}`} aria-hidden="true">
        {mark}
      </span>
      <span className={styles.words}>
        <span className="stack-s">
          <b>{title}</b>
          <span className="small">{text}</span>
        </span>
        {address && (
          <span className={`small ${styles.address}`}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        )}
      </span>
      <OutIcon />
      <span className="visually-hidden"> {opensSite}</span>
    </a>
  );
}

type StoreValue = NonNullable<DealersValue['store']>;

const Store = ({ id, store: { heading, text, button, link, picture } }: { id: string; store: StoreValue }) => (
  <section className="scene" data-surface="flood" aria-labelledby={`${id}-heading`}>
    <div className={`wrap columns ${styles.call}`}>
      <div className={`stack ${styles.invitation}`}>
        <h2 className="heading" id={`${id}-heading`}>
          {heading}
        </h2>
        <p className="lead">{text}</p>
        <ButtonLink {...link}>{button}</ButtonLink>
      </div>
      <Picture picture={picture} sizes="(width >= 1024px) 40rem, 90vw" className={styles.art} alt="" />
    </div>
  </section>
);
