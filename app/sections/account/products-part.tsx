import { fillPlaceholders } from '../../ui/fill-placeholders.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './account.module.css';
import { AccountPart } from './account-part.tsx';
import type { AccountPartProps } from './account-words.ts';

/** Formats a day such as `2026-11-21` in the page's language. */
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** The robots registered in the account. */
export function ProductsPart({
  words: { products: words, bought },
  hrefs,
  products: names,
  profile: { products },
}: AccountPartProps) {
  return (
    <AccountPart title={words.title}>
      {products.length === 0 && <p>{words.none}</p>}
      {products.length > 0 && (
        <ul className={styles.products}>
          {products.map(({ id, product, serial_number, purchased_on, dealer }) => (
            <li key={id}>
              <b>{names[product] ?? product}</b>
              <span className="num">
                {words.serial} {serial_number}
              </span>
              <span className="small">{fillPlaceholders(bought, { date: formatDay(purchased_on), dealer })}</span>
            </li>
          ))}
        </ul>
      )}
      {hrefs.register && (
        <p>
          <TextLink link={{ href: hrefs.register, external: false }}>{words.register}</TextLink>
        </p>
      )}
    </AccountPart>
  );
}
