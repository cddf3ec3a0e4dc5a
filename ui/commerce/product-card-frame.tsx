import type { ReactNode } from 'react';
import type { SaleWords } from '#core/campaigns/live-sale.ts';
import type { Link } from '#core/links/link.ts';
import type { Picture as PictureValue } from '#core/media/picture.ts';
import { classNames } from '../class-names.ts';
import { ArrowIcon, OutIcon } from '../icons.tsx';
import { MediaCard, type MediaCardProps } from '../media/media-card.tsx';
import { Picture } from '../media/picture.tsx';
import { usePage } from '../page-context.tsx';
import linkStyles from '../text-link.module.css';
import styles from './product-card.module.css';
import { SaleLine } from './sale-line.tsx';

/** The media card shows the product's cut-out, else its name. */
export interface ProductCardFrameProps extends MediaCardProps {
  name: string;
  describe: ReactNode;
  /** Name of a special edition of the product; shown on the media card after the tags. */
  identify?: string | undefined;
  sale?: SaleWords | undefined;
  /** The product's page here or in the shop: the whole card links there. */
  link?: Link | undefined;
  /** Level of the name's heading: one below that of the list. */
  heading?: 'h3' | 'h4' | undefined;
  plateClassName?: string | undefined;
  tags?: ReactNode;
  /** Cut-out of its other shape. It takes the place of the first one while a pointer is over the card. */
  otherPicture?: PictureValue | undefined;
  children: ReactNode;
}

/** The beginning of every product card: media card, name and one line of text. */
export function ProductCardFrame({
  name,
  describe,
  identify,
  sale,
  link,
  heading: Heading = 'h3',
  className,
  plateClassName,
  tags,
  otherPicture,
  children,
  ...media
}: ProductCardFrameProps) {
  return (
    <article className={classNames(styles.card, className)} data-accent={media.accent} aria-label={name}>
      <MediaCard {...media} className={classNames(styles.plate, plateClassName)}>
        {otherPicture && <Picture picture={otherPicture} sizes={media.sizes} alt="" className={styles.other} />}
        {(tags || identify) && (
          <span className={styles.tags}>
            {tags}
            {identify && <span className={styles.identify}>{identify}</span>}
          </span>
        )}
      </MediaCard>
      <div className="stack-s">
        <Heading className={`title ${styles.name}`}>{link ? <NameLink link={link}>{name}</NameLink> : name}</Heading>
        <p className="small">{describe}</p>
        {sale && <SaleLine sale={sale} />}
      </div>
      {children}
    </article>
  );
}

function NameLink({ link, children }: { link: Link; children: ReactNode }) {
  const { action } = usePage().messages;
  return (
    <a href={link.href} rel={link.external ? 'noopener' : undefined}>
      {children}
      {link.external && <span className="visually-hidden"> {action.opensShop}</span>}
    </a>
  );
}

/** Shows that a card is a link; the link itself is its name. */
export const LearnMoreCue = ({ external }: { external?: boolean | undefined }) => (
  <span className={`${linkStyles.link} ${styles.more}`} aria-hidden="true">
    <span>{usePage().messages.action.learnMore}</span>
    {external ? <OutIcon /> : <ArrowIcon />}
  </span>
);
