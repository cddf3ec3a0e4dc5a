import { useId } from 'react';
import { maxQueryLength } from '#contract/search.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { SearchIcon } from '../icons.tsx';
import { usePage } from '../page-context.tsx';
import styles from './search-form.module.css';

export function SearchForm({ action, className }: { action: string; className?: string }) {
  const { search: words } = usePage().messages;
  const fieldId = useId();
  return (
    <search className={classNames(styles.search, className)}>
      <form action={action}>
        <label className="visually-hidden" htmlFor={fieldId}>
          {words.label}
        </label>
        <SearchIcon />
        <input
          id={fieldId}
          type="search"
          name="q"
          placeholder={words.placeholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <Button type="submit">{words.submit}</Button>
      </form>
    </search>
  );
}
