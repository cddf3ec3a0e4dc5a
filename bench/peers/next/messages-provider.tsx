'use client';

import type { ReactNode } from 'react';
import type { Messages } from '#core/messages/messages-schema.ts';
import { MessagesContext, pageMessages } from '#ui/messages.ts';

interface MessagesProviderProps {
  messages: Partial<Messages>;
  lang: string;
  children: ReactNode;
}

export const MessagesProvider = ({ messages, lang, children }: MessagesProviderProps) => (
  <MessagesContext value={pageMessages(messages, lang)}>{children}</MessagesContext>
);
