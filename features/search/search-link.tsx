import type { Messages } from '#core/messages/messages-schema.ts';
import type { PageFrame } from '#core/page-frame.ts';
import { SearchIcon } from '#ui/icons.tsx';

export type SearchDialogWords = Messages['search'] & { close: string; loading: string; opensShop: string };

interface SearchLinkProps {
  page: PageFrame;
  className?: string | undefined;
}

/** The link to the search page as an icon. With scripts it opens the search in a dialog, whose texts it carries. */
export function SearchIconLink({ page: { shell, messages }, className }: SearchLinkProps) {
  if (!shell.search) return null;
  const words: SearchDialogWords = {
    ...messages.search,
    close: messages.action.close,
    loading: messages.form.sending,
    opensShop: messages.action.opensShop,
  };
  return (
    <a
      href={shell.search.href}
      className={className}
      aria-label={shell.search.label}
      data-in-page=""
      data-search={JSON.stringify(words)}
    >
      <SearchIcon />
    </a>
  );
}

export const SearchLine = ({ page: { shell }, className }: SearchLinkProps) =>
  shell.search && (
    <a href={shell.search.href} className={className} data-in-page="" data-search="">
      {shell.search.label}
    </a>
  );
