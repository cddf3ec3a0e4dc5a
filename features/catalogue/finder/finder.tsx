import { Button } from '#ui/button.tsx';
import { BuyButton } from '#ui/commerce/buy-button.tsx';
import { LearnMoreLink } from '#ui/commerce/learn-more-link.tsx';
import { PriceLine } from '#ui/commerce/price.tsx';
import { ProductCard } from '#ui/commerce/product-card.tsx';
import { SaleLine } from '#ui/commerce/sale-line.tsx';
import { MediaCard } from '#ui/media/media-card.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './finder.module.css';
import type { FinderValue } from './finder.ts';
import resultStyles from './finder-result.module.css';

export function FinderSection({ section }: { section: FinderValue }) {
  const { id, anchor, heading, lead, submit, path, questions, result } = section;
  const Heading = result ? 'h2' : 'h1';
  return (
    <>
      {result && (
        <>
          <SuggestedRobot id={id} title={result.title} suggestion={result.robot} />
          {result.others.length > 0 && <OtherRobots id={id} title={result.othersTitle} suggestions={result.others} />}
        </>
      )}
      <section className="section" id={anchor} data-surface="white" aria-labelledby={`${id}-heading`}>
        <div className="wrap">
          <div className="head split">
            <Heading className={result ? 'heading' : 'display'} id={`${id}-heading`}>
              {result ? result.change : heading}
            </Heading>
            {result ? (
              <p>
                <TextLink link={result.restart}>{result.restart.label}</TextLink>
              </p>
            ) : (
              <p className="lead">{lead}</p>
            )}
          </div>
          <form action={path} className={styles.form}>
            {questions.map((question) => (
              <FinderQuestion key={question.name} id={id} heading={result ? 'h3' : 'h2'} {...question} />
            ))}
            <Button type="submit" className={styles.submit}>
              {submit}
            </Button>
          </form>
        </div>
      </section>
    </>
  );
}

type QuestionProps = { id: string; heading: 'h2' | 'h3' } & FinderValue['questions'][number];

const FinderQuestion = ({ id, heading: Heading, name, title, note, options }: QuestionProps) => (
  <div
    role="radiogroup"
    className={`columns ${styles.question}`}
    aria-labelledby={`${id}-${name}`}
    aria-describedby={note && `${id}-${name}-note`}
  >
    <div className={`stack-s ${styles.ask}`}>
      <Heading className="title" id={`${id}-${name}`}>
        {title}
      </Heading>
      {note && (
        <p className="small" id={`${id}-${name}-note`}>
          {note}
        </p>
      )}
    </div>
    <div className={styles.tiles}>
      {options.map(({ value, label, text, picture, accent, isChosen }) => (
        <label key={value} className={`notch edge ${styles.tile}`}>
          <input type="radio" name={name} value={value} defaultChecked={isChosen} />
          {picture && (
            <MediaCard
              picture={picture}
              accent={accent}
              sizes="(width >= 768px) 14rem, 44vw"
              className={styles.plate}
            />
          )}
          <span>
            {label}
            {text && <small> {text}</small>}
          </span>
        </label>
      ))}
    </div>
  </div>
);

type Suggestion = NonNullable<FinderValue['result']>['robot'];

function SuggestedRobot({ id, title, suggestion }: { id: string; title: string; suggestion: Suggestion }) {
  const { product, reasons, misses } = suggestion;
  const { name, describe, accent, glyph, picture, offer, sale, link } = product;

  return (
    <section
      className={`scene ${resultStyles.stage}`}
      data-surface="dark"
      data-accent={accent}
      data-result={id}
      aria-labelledby={`${id}-result`}
    >
      <style>{`[data-result="${id}"]{--w:${glyph.width}}`}</style>
      <span className={`giant ${resultStyles.word}`} lang="en" aria-hidden="true">
        {glyph.text}
      </span>
      {picture && (
        <Picture picture={picture} sizes="(width >= 768px) 52rem, 100vw" priority className={resultStyles.art} alt="" />
      )}
      <div className={`wrap stack ${resultStyles.copy}`}>
        <h1 id={`${id}-result`}>
          <span className={resultStyles.line}>{title}</span> <span className="heading">{name}</span>
        </h1>
        <p className="lead">{describe}</p>
        <Sentences reasons={reasons} misses={misses} />
        {sale && <SaleLine sale={sale} />}
        {offer?.reference && <PriceLine offer={offer} />}
        <div className="actions">
          {offer && <BuyButton offer={offer} tone="accent" showPrice={!offer.reference} />}
          <LearnMoreLink link={link} name={name} />
        </div>
      </div>
    </section>
  );
}

function OtherRobots({ id, title, suggestions }: { id: string; title: string; suggestions: Suggestion[] }) {
  const { availability, catalogue } = usePage().messages;
  return (
    <section className="section" data-surface="paper" aria-labelledby={`${id}-others`}>
      <div className={`wrap columns ${resultStyles.others}`}>
        <h2 className="heading" id={`${id}-others`}>
          {title}
        </h2>
        <ul className={resultStyles.cards}>
          {suggestions.map(({ product, reasons, misses }) => (
            <li key={product.id}>
              <ProductCard
                {...product}
                availability={
                  product.offer?.buy
                    ? undefined
                    : { state: product.availability, label: availability[product.availability] }
                }
                facts={[]}
                priceNote={product.offer?.buy && catalogue.priceInShop}
                control={<Sentences reasons={reasons} misses={misses} />}
                sizes="(width >= 1024px) 26vw, (width >= 768px) 44vw, 92vw"
                className={resultStyles.card}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const Sentences = ({ reasons, misses }: Pick<Suggestion, 'reasons' | 'misses'>) =>
  reasons.length + misses.length > 0 && (
    <ul className={resultStyles.sentences}>
      {reasons.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {misses.map((sentence) => (
        <li key={sentence} data-miss="">
          {sentence}
        </li>
      ))}
    </ul>
  );
