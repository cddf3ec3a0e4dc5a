import type { Messages } from './messages-schema.ts';

type Group = keyof Messages;

export type MessageName = { [G in Group]: G | `${G}.${keyof Messages[G] & string}` }[Group];

type GroupIn<Name> = Name extends `${infer G}.${string}` ? G : Name;
type FieldIn<G extends Group, Name> = G extends Name
  ? keyof Messages[G]
  : Name extends `${G}.${infer Field extends keyof Messages[G] & string}`
    ? Field
    : never;

export type MessagesNamed<Name extends MessageName> = {
  [G in Group as G extends GroupIn<Name> ? G : never]: Pick<Messages[G], FieldIn<G, Name>>;
};

export function pickMessages<Name extends MessageName>(messages: Messages, names: Iterable<Name>): MessagesNamed<Name> {
  const groups: Record<string, Record<string, string>> = messages;
  const picked: typeof groups = {};
  for (const name of names) {
    const [group = '', key] = name.split('.');
    picked[group] = key === undefined ? { ...groups[group] } : { ...picked[group], [key]: groups[group]?.[key] ?? '' };
  }
  return picked as MessagesNamed<Name>;
}
