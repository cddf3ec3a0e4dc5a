import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ProductCard } from '#ui/commerce/product-card.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import selectStyles from '#ui/select.module.css';
import tabStyles from '#ui/tab-row.module.css';
import { TextLink } from '#ui/text-link.tsx';
import filterStyles from './list-filter.module.css';
import styles from './robots.module.css';
import type { RobotsValue } from './robots.ts';

/** `filter-list.browser.ts` filters and sorts the list in the browser. */
export function RobotsSection({ section }: { section: RobotsValue }) {
  const { id, anchor, heading, groups, filter, none, compare, choose } = section;
  const compareForm = compare && `${id}-compare`;
  return (
    <section className={`section ${styles.section}`} id={anchor} data-surface="paper">
      <x-robot-list>
        <div className="wrap">
          <div className={`stack-s ${styles.tools}`}>
            <ListFilter {...section} />
            {choose && <TextLink link={choose}>{choose.label}</TextLink>}
          </div>
          {groups.map(({ family, title, cards }) => (
            <div key={family} id={`${id}-${family}`} className={styles.group} data-cards={family}>
              <h2 className={`title ${styles.family}`}>{title}</h2>
              <ul>
                {cards.map((card) => (
                  <RobotCard key={card.id} card={card} compareForm={compareForm} compare={compare?.label} />
                ))}
              </ul>
            </div>
          ))}
          <div id={`${id}-sorted`} className={styles.group} data-cards="" hidden>
            <h2 className="visually-hidden">{heading}</h2>
            <ul />
          </div>
          <div className={`stack ${styles.none}`} data-none="" hidden>
            <h2 className="title">{none.title}</h2>
            <p>{none.text}</p>
            <Button tone="line" data-reset="">
              {filter.reset}
            </Button>
          </div>
          {compare && compareForm && <CompareBar id={compareForm} compare={compare} />}
        </div>
      </x-robot-list>
    </section>
  );
}

interface RobotCardProps {
  card: RobotsValue['groups'][number]['cards'][number];
  /** Id of the form that the checkbox belongs to, and the checkbox's label. Absent while there is no comparison. */
  compareForm: string | undefined;
  compare: string | undefined;
}

/** A product of the list. Its data attributes are what `filter-list.browser.ts` filters and sorts by. */
function RobotCard({ card, compareForm, compare }: RobotCardProps) {
  const { id, position, family, shapes, heightMm, canBeOrdered, ...product } = card;
  return (
    <li
      id={id}
      data-robot={position}
      data-family={family}
      data-shapes={shapes.join(' ')}
      data-available={canBeOrdered ? '' : undefined}
      data-price={product.offer?.price?.amount}
      data-height={heightMm}
    >
      <ProductCard
        {...product}
        sizes="(width >= 1200px) 22vw, (width >= 768px) 30vw, 8rem"
        priority={position === 0}
        className={styles.card}
        control={
          compareForm && (
            <label className={`small ${styles.compare}`}>
              <input type="checkbox" name="robots" value={id} form={compareForm} />
              <span>{compare}</span>
              <span className="visually-hidden"> {product.name}</span>
            </label>
          )
        }
      />
    </li>
  );
}

const CompareBar = ({ id, compare }: { id: string; compare: NonNullable<RobotsValue['compare']> }) => (
  <form
    id={id}
    className={`notch edge actions num ${styles.bar}`}
    data-surface="dark"
    method="get"
    action={compare.href}
  >
    <p role="status" data-chosen={compare.counts.join('|')}>
      {compare.counts[0]}
    </p>
    <Button type="submit" small>
      {compare.label}
    </Button>
  </form>
);

const ListFilter = ({ id, filter, counts }: RobotsValue) => (
  <form
    id={`${id}-filter`}
    className={`actions ${filterStyles.filter}`}
    data-list-filter=""
    aria-label={filter.label}
    autoComplete="off"
  >
    {filter.shapes.length > 0 && (
      <fieldset className={`${tabStyles.row} ${filterStyles.shapes}`}>
        <legend className="visually-hidden">{filter.shape}</legend>
        <Shape value="" label={filter.everyShape} isDefault />
        {filter.shapes.map((shape) => (
          <Shape key={shape.value} {...shape} />
        ))}
      </fieldset>
    )}
    {filter.families.length > 1 && (
      <Select name="family" label={filter.family}>
        <option value="">{filter.everyFamily}</option>
        {filter.families.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )}
    <Select name="sort" label={filter.sort}>
      {filter.orders.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
    <label className={filterStyles.available}>
      <input type="checkbox" name="available" value="1" />
      <span>{filter.available}</span>
    </label>
    <div className={`num ${filterStyles.result}`}>
      <p role="status" data-counts={counts.join('|')}>
        {counts.at(-1)}
      </p>
      <button type="button" data-reset="" hidden>
        {filter.reset}
      </button>
    </div>
  </form>
);

const Shape = ({ value, label, isDefault }: { value: string; label: string; isDefault?: boolean }) => (
  <label>
    <input type="radio" name="shape" value={value} defaultChecked={isDefault} />
    <span>{label}</span>
  </label>
);

const Select = ({ name, label, children }: { name: string; label: string; children: ReactNode }) => (
  <label className={`${selectStyles.select} ${filterStyles.select}`}>
    <span>{label}</span>
    <select name={name}>{children}</select>
    <ChevronIcon />
  </label>
);
