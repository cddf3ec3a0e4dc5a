import { type ComponentType, createContext, use } from 'react';
import { type MessageName, pickMessages } from '#core/messages/message-names.ts';
import { usePage } from '#ui/page-context.tsx';

/** The islands of the page that is being rendered, in their order. */
export const Islands = createContext<{ name: string; props: object }[]>([]);

/** Notes an island and holds its place: only a template of Astro can hydrate a component. */
export const island = <Props extends object>(
  name: string,
  _Component: ComponentType<Props>,
  _when: string,
  names: readonly MessageName[] = [],
): ComponentType<Props> =>
  // biome-ignore lint/correctness/noComponentHookFactories: created once, when a section is loaded
  function Place(props: Props) {
    const { messages, lang } = usePage();
    use(Islands).push({ name, props: { ...props, messages: pickMessages(messages, names), lang } });
    return <x-island />;
  };
