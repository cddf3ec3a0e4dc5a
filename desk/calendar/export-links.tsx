import { useEffect, useState } from 'react';
import type { EditionCode } from '#core/place/editions.ts';
import { ButtonLink } from '#ui/button.tsx';
import fields from '../screen/fields.module.css';
import type { CalendarValue } from './calendar-value.ts';
import styles from './export-links.module.css';

export function ExportLinks({ value, editions }: { value: CalendarValue; editions: readonly EditionCode[] }) {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  const editionQuery = editions.length > 0 ? `edition=${editions.join(',')}` : '';
  const file = `/preview/calendar.ics${editionQuery && `?${editionQuery}`}`;
  const address = `${origin}/preview/calendar.ics?${editionQuery && `${editionQuery}&`}key=${value.key}`;
  return (
    <div className={`actions ${fields.fields} ${styles.links}`}>
      <ButtonLink href={file} small tone="line">
        Download .ics
      </ButtonLink>
      <ButtonLink href="/preview/shop-prices.csv" small tone="line">
        Shop prices (.csv)
      </ButtonLink>
      <details>
        <summary>Subscribe</summary>
        <label>
          <span>Address for a calendar program. Its key reads this calendar and nothing else.</span>
          <input readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
      </details>
    </div>
  );
}
