import { classNames } from '#ui/class-names.ts';
import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './carousel.module.css';
import type { CarouselValue } from './carousel.ts';
import type { CarouselClipProps } from './carousel-clip.tsx';
import { CarouselClip } from './carousel-clip.tsx';
import { CarouselTabs } from './carousel-tabs.tsx';
import { SaleOffer, saleSlideClass } from './sale-slide.tsx';

type Slide = CarouselValue['slides'][number];

/** Slides with scroll snapping and named tabs. Without JavaScript the tabs are links to the slides. */
export function CarouselSection({ section: { id, anchor, slides } }: { section: CarouselValue }) {
  const { action, carousel, clips, sounds } = usePage().messages;
  const slideId = (slide: Slide) => `${id}-${slide.id}`;
  const tabs = slides.map((slide) => ({
    slide: slideId(slide),
    surface: slide.surface,
    accent: slide.accent,
    ...slide.tab,
  }));
  return (
    <section id={anchor} className={styles.carousel} data-first-screen="" aria-label={carousel.label}>
      <x-carousel>
        <div className={styles.track} id={`${id}-track`}>
          {slides.map((slide, index) => (
            <SlideArticle
              key={slide.id}
              id={slideId(slide)}
              slide={slide}
              first={index === 0}
              learnMore={action.learnMore}
              clipWords={{ transform: clips.transform, play: action.play, pause: action.pause, sound: sounds.sound }}
            />
          ))}
        </div>
        {slides.length > 1 && <CarouselTabs label={carousel.slides} tabs={tabs} />}
      </x-carousel>
    </section>
  );
}

function SlideArticle({
  id,
  slide,
  first,
  learnMore,
  clipWords,
}: {
  id: string;
  slide: Slide;
  first: boolean;
  learnMore: string;
  clipWords: CarouselClipProps['words'];
}) {
  const { composition, surface, accent, picture, giant, tone, credit, clip } = slide;
  return (
    <article
      id={id}
      className={classNames(styles.slide, composition === 'sale' && saleSlideClass)}
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
      {clip && <CarouselClip clip={clip} starts={first} words={clipWords} />}
      <div className={`wrap ${styles.inner}`}>
        {composition === 'sale' ? (
          <SaleOffer id={id} slide={slide} />
        ) : (
          <SlideWords id={id} slide={slide} learnMore={learnMore} />
        )}
        {credit && <p className={`micro ${styles.credit}`}>{credit}</p>}
      </div>
    </article>
  );
}

/** The robot's name, a sentence, and its links. */
function SlideWords({ id, slide, learnMore }: { id: string; slide: Slide; learnMore: string }) {
  const { surface, name, lead, offer, priceNote, sale, link, showBuy } = slide;
  return (
    <div className={styles.copy}>
      <h2 className="display" id={`${id}-name`}>
        {name}
      </h2>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      {priceNote && showBuy && <p className="cost">{priceNote}</p>}
      {sale && <SaleLine sale={sale} />}
      {sale && <PriceLine offer={offer} />}
      <div className={`actions ${styles.actions}`}>
        {showBuy && <BuyButton offer={offer} tone={surface === 'dark' ? 'accent' : 'plain'} showPrice={!sale} />}
        {link && (
          <TextLink link={link} about={name}>
            {learnMore}
          </TextLink>
        )}
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
