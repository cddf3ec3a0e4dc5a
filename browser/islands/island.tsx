import { type ComponentType, createContext, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '#contract/faults.ts';
import { type MessageName, pickMessages } from '#core/messages/message-names.ts';
import { MediaHost } from '#ui/media/media-host.ts';
import { MessagesContext, pageMessages } from '#ui/messages.ts';
import { PageContext } from '#ui/page-context.tsx';

/**
 * The time at which an island hydrates: with the client script, 200 px before it comes into view, or when it is first
 * used. Every island also hydrates when it is used.
 */
type IslandTime = 'load' | 'visible' | 'use';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': HTMLAttributes<HTMLElement> & {
        name?: string;
        when?: IslandTime;
        props?: string;
        'id-prefix'?: string;
      };
    }
  }
}

/** Collects the messages that islands declare while a page is rendered. */
export const DeclaredMessages = createContext(new Set<MessageName>());

const SurroundingIsland = createContext<string | undefined>(undefined);

/**
 * Makes an island of the component in `NAME.island.tsx`: it is rendered with the page and hydrated later. Its props are
 * plain JSON, and it reads the messages that it declares with `useMessages`. It sees no context of the page and cannot
 * contain another island.
 */
/* @__NO_SIDE_EFFECTS__ */
export function island<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
  when: IslandTime,
  messages: readonly MessageName[] = [],
): ComponentType<Props> {
  return function Island(props: Props) {
    const surrounding = use(SurroundingIsland);
    const mediaHost = use(MediaHost);
    const page = use(PageContext);
    const declared = use(DeclaredMessages);
    const idPrefix = `${name}${useId()}`;
    if (surrounding)
      throw new Error(
        `the island "${name}" is inside the island "${surrounding}"; an island cannot hold another, so make one of the two a plain component`,
      );
    for (const message of messages) declared.add(message);
    const ownMessages = page && pageMessages(pickMessages(page.messages, messages), page.lang);
    const content = (
      <SurroundingIsland value={name}>
        <MediaHost value={mediaHost}>
          <MessagesContext value={ownMessages}>
            <Component {...props} />
          </MessagesContext>
        </MediaHost>
      </SurroundingIsland>
    );
    return (
      <x-island
        name={name}
        when={when}
        props={serialiseProps(name, props)}
        id-prefix={idPrefix}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        dangerouslySetInnerHTML={{ __html: renderToString(content, { identifierPrefix: idPrefix }) }}
      />
    );
  };
}

/** Serialises an island's props as JSON. In development it throws when they would not survive the round trip. */
const serialiseProps = (name: string, props: object): string =>
  JSON.stringify(props, import.meta.env.DEV ? refuseAllButJson(name) : undefined);

/** A replacer that reads values itself, because `JSON.stringify` passes on the results of their `toJSON`. */
const refuseAllButJson = (name: string) =>
  function refuse(this: Record<string, unknown>, key: string): unknown {
    const value = this[key];
    const isPlainObject =
      typeof value === 'object' && value !== null && value.constructor === Object && !('$$typeof' in value);
    if (value == null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
      return value;
    if (isPlainObject || Array.isArray(value)) return value;
    throw new Error(
      `"${key}" in the props of the island "${name}" is not plain JSON; pass strings, numbers, arrays and plain objects`,
    );
  };
