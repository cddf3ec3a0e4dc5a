import type { AnchorHTMLAttributes } from 'react';
import type { CalendarModel } from './use-calendar.ts';

interface OpenLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  bar: string;
  model: CalendarModel;
}

/** Opens the details of a bar, in place or, without scripts, by their address. */
export const OpenLink = ({ bar, model, ...rest }: OpenLinkProps) => (
  <a
    {...rest}
    href={model.address({ open: bar })}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      model.change({ open: bar });
    }}
  />
);
