import type { ReactNode } from 'react';
import { editions } from '#core/place/editions.ts';
import { formatMessage } from '#core/words/words.ts';
import { usePage } from '#ui/page-context.tsx';

/** Marks the place of the region's name in its message, because the name has its own markup. */
const slot = '\uFFFC';

export function RegionLink({ className, icon }: { className?: string | undefined; icon?: ReactNode }) {
  const page = usePage();
  const { label, labelAbroad, language, href } = page.shell.region;
  const name = (
    <>
      <b>{label}</b> {language}
    </>
  );
  const [before, after] = formatMessage(page.messages.nav.currentRegion, page.lang, { region: slot }).split(slot);
  return (
    <a className={className} href={href}>
      {icon}
      <span className="visually-hidden">{before}</span>
      {labelAbroad ? (
        <x-region-label data-country={editions[page.edition].country} data-abroad={JSON.stringify(labelAbroad)}>
          {name}
        </x-region-label>
      ) : (
        <span>{name}</span>
      )}
      {after && <span className="visually-hidden">{after}</span>}
    </a>
  );
}
