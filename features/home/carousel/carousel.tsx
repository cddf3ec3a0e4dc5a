import { classNames } from '#ui/class-names.ts';
import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { LearnMoreLink } from '#ui/commerce/learn-more-link.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ClipInPlace } from '../../clips/clip-in-place.tsx';
import { Countdown } from '../../countdown/countdown.tsx';
import styles from './carousel.module.css';
import type { CarouselValue } from './carousel.ts';
import tabStyles from './carousel-tabs.module.css';
import saleStyles from './sale-slide.module.css';

type Slide = CarouselValue['slides'][number];

export function CarouselSection({ section: { id, anchor, slides } }: { section: CarouselValue }) {
  const { carousel } = usePage().messages;
  return (
    <section id={anchor} className={styles.carousel} data-first-screen="" aria-label={carousel.label}>
      <x-carousel>
        <div className={styles.track} id={`${id}-track`}>
          {slides.map((slide, index) => (
            <SlideArticle key={slide.id} id={`${id}-${slide.id}`} slide={slide} first={index === 0} />
          ))}
        </div>
        {slides.length > 1 && <CarouselTabs id={id} slides={slides} />}
      </x-carousel>
    </section>
  );
}

function SlideArticle({ id, slide, first }: { id: string; slide: Slide; first: boolean }) {
  const { composition, surface, accent, picture, giant, tone, credit, clip } = slide;
  return (
    <article
      id={id}
      className={classNames('scene', styles.slide, composition === 'sale' && saleStyles.sale)}
      data-composition={composition}
      data-surface={surface}
      data-accent={accent}
      data-tone={tone}
      aria-labelledby={`${id}-name`}
    >
      {picture && <Picture picture={picture} sizes={sizes[composition]} className={styles.art} priority={first} />}
      {giant && (
        <svg className={styles.giant} viewBox={`0 0 ${Math.round(giant.width * 100)} 74`} aria-hidden="true">
          <text y="73" fontSize="100" textLength={Math.round(giant.width * 100)}>
            {giant.text}
          </text>
        </svg>
      )}
      {clip && <ClipInPlace clip={clip} starts={first && surface === 'dark'} />}
      <div className={`wrap ${styles.inner}`}>
        {composition === 'sale' ? <SaleOffer id={id} slide={slide} /> : <SlideWords id={id} slide={slide} />}
        {credit && <p className={`micro ${styles.credit}`}>{credit}</p>}
      </div>
    </article>
  );
}

function SlideWords({ id, slide }: { id: string; slide: Slide }) {
  const { surface, name, lead, offer, priceNote, sale, link } = slide;
  return (
    <div className={`stack ${styles.copy}`}>
      <h2 className="display" id={`${id}-name`}>
        {name}
      </h2>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      {priceNote && <p className="cost">{priceNote}</p>}
      {sale && <SaleLine sale={sale} />}
      {sale && <PriceLine offer={offer} />}
      <div className={`actions ${styles.actions}`}>
        <BuyButton offer={offer} tone={surface === 'dark' ? 'accent' : 'plain'} showPrice={!sale} />
        <LearnMoreLink link={link} name={name} />
      </div>
    </div>
  );
}

const sizes = {
  standing: '(width >= 1024px) 58vw, (width >= 768px) 76vw, 108vw',
  parked: '(width >= 1024px) 77vw, (width >= 768px) 116vw, 150vw',
  sale: '(width >= 1024px) 44vw, (width >= 768px) 64vw, 84vw',
  word: '(width >= 1024px) 48vw, (width >= 768px) 64vw, 84vw',
} satisfies Record<Slide['composition'], string>;

/** Links to the slides, with a line on the current one. The element around the carousel moves the line. */
function CarouselTabs({ id, slides }: { id: string; slides: Slide[] }) {
  const [first] = slides;
  return (
    <nav
      className={tabStyles.tabs}
      aria-label={usePage().messages.carousel.slides}
      data-on={first?.surface}
      data-accent={first?.accent}
    >
      <div className="wrap">
        <ul data-tabs={slides.length}>
          {slides.map(({ id: slide, surface, accent, tab }, index) => (
            <li key={slide}>
              <a
                href={`#${id}-${slide}`}
                aria-current={index === 0 || undefined}
                data-on={surface}
                data-accent={accent}
              >
                {tab.label}
                {tab.note && <small>{tab.note}</small>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function SaleOffer({ id, slide }: { id: string; slide: Slide }) {
  const { name, link, offer, sale, deals, countdown } = slide;
  return (
    <div className={`stack ${saleStyles.offer}`}>
      {sale && <SaleLine sale={sale} />}
      <h2 className={`heading ${saleStyles.name}`} id={`${id}-name`}>
        {link ? <a href={link.href}>{name}</a> : name}
      </h2>
      <PriceLine offer={offer} className={`cost ${saleStyles.price}`} />
      <div className="actions">
        <BuyButton offer={offer} tone="accent" />
        {deals && <TextLink link={{ href: deals.href, external: false }}>{deals.label}</TextLink>}
      </div>
      {countdown && (
        <div className={saleStyles.clock}>
          <Countdown {...countdown} />
        </div>
      )}
    </div>
  );
}
