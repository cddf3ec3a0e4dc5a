import type { ComponentType } from 'react';
import { type MessageName, pickMessages } from '#core/messages/message-names.ts';
import { usePage } from '#ui/page-context.tsx';
import { MessagesProvider } from '../../../messages-provider.tsx';

/** A client component is an island by itself; the server gives it the messages that it declares. */
export const island = <Props extends object>(
  _name: string,
  Component: ComponentType<Props>,
  _when: string,
  names: readonly MessageName[] = [],
): ComponentType<Props> =>
  function Island(props: Props) {
    const { messages, lang } = usePage();
    return (
      <MessagesProvider messages={pickMessages(messages, names)} lang={lang}>
        <Component {...props} />
      </MessagesProvider>
    );
  };
