import type { ComponentType } from 'react';
import type { Messages } from '#core/messages/messages-schema.ts';
import { MessagesContext, pageMessages } from '#ui/messages.ts';

/** Gives an island its messages as props: Astro renders each by itself, outside the contexts of the page. */
export const withMessages = <Props extends object>(Component: ComponentType<Props>) =>
  function Island({ messages, lang, ...props }: Props & { messages: Partial<Messages>; lang: string }) {
    return (
      <MessagesContext value={pageMessages(messages, lang)}>
        <Component {...(props as unknown as Props)} />
      </MessagesContext>
    );
  };
