import type { ComponentType } from 'react';
import type { NewsletterWords } from '#core/messages/newsletter.ts';
import { usePage } from '#ui/page-context.tsx';

/** Puts the texts that the page's script needs beside a form; everything else is plain markup. */
export const island = <Props extends object>(_name: string, Component: ComponentType<Props>): ComponentType<Props> =>
  function Static(props: Props) {
    const { answers } = usePage().messages;
    const { words } = props as { words?: Partial<NewsletterWords> };
    if (words?.invalid === undefined) return <Component {...props} />;
    return (
      <x-island data-invalid={words.invalid} data-failed={answers.internalError} data-success={words.success}>
        <Component {...props} />
      </x-island>
    );
  };
