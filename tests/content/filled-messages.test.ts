import { expect, test } from 'vitest';
import type { Messages } from '#core/messages/messages-schema.ts';
import { editions } from '#core/place/editions.ts';
import { fillMessage } from '#core/words/fill-message.ts';
import { formatMessage, type ValueKind } from '#core/words/words.ts';
import { messageValues } from '#server/content/message-values.ts';
import { realSite } from '../support/site/real-site.ts';

const kinds: Record<string, Record<string, Record<string, ValueKind>>> = messageValues;

const languages = [
  ...Object.entries(editions).map(([edition, { lang }]): [string, Messages] => [
    lang,
    realSite.messages[edition as keyof typeof editions],
  ]),
  ...Object.entries(realSite.pageMessages),
];

test.each(languages)('browsers fill in the messages of %s as the server does', (lang, messages) => {
  for (const [group, texts] of Object.entries(messages))
    for (const [key, text] of Object.entries(texts))
      for (const count of [0, 1, 2, 5, 21]) {
        const values = Object.fromEntries(
          Object.entries(kinds[group]?.[key] ?? {}).map(([name, kind]) => [name, kind === 'number' ? count : name]),
        );
        expect([group, key, fillMessage(text, lang, values)]).toEqual([group, key, formatMessage(text, lang, values)]);
      }
});
