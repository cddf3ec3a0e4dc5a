import { useId } from 'react';
import { maxQueryLength } from '#contract/search.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { SearchIcon } from '../icons.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** Path of the search page. */
  action: string;
  words: { label: string; placeholder: string; submit: string };
  className?: string | undefined;
}

/** A field and a button that lead to the page with the results. */
export function SearchForm({ action, words, className }: SearchFormProps) {
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
