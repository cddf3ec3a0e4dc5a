import type { Messages } from '#core/messages/messages-schema.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { usePage } from '#ui/page-context.tsx';

export type SearchDialogWords = Messages['search'] & { close: string; loading: string; opensShop: string };

/** The link to the search page as an icon. With scripts it opens the search in a dialog, whose texts it carries. */
export function SearchIconLink({ className }: { className: string | undefined }) {
  const { shell, messages } = usePage();
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

export function SearchLine({ className }: { className: string | undefined }) {
  const { search } = usePage().shell;
  return (
    search && (
      <a href={search.href} className={className} data-in-page="" data-search="">
        {search.label}
      </a>
    )
  );
}
