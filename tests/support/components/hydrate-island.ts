import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, onTestFinished } from 'vitest';
import { factsId } from '#browser/islands/document-messages.ts';
import { mount } from '#browser/islands/mount.tsx';
import { writeFacts } from '#browser/session/document-facts.ts';
import type { Messages } from '#core/messages/messages-schema.ts';
import { exampleMessages, examplePage } from '../examples/page.examples.ts';

/** Hydrates an island in the document with the props that the server gave it, so that it can be used. */
export async function hydrateIsland<Props extends object>(name: string, Island: ComponentType<Props>): Promise<void> {
  addAccountFacts();
  const element = document.querySelector(`x-island[name="${name}"]`);
  if (!element) throw new Error(`the document has no island "${name}"`);
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object;
  const fail = () => expect.unreachable(`the island "${name}" failed`);
  let mounting: ReturnType<typeof mount> | undefined;
  act(() => {
    mounting = mount(element, Island as ComponentType<object>, props, fail);
  });
  const mounted = await mounting;
  onTestFinished(() => act(() => mounted?.unmount()));
}

/** Adds the data that the account client and islands read from every page. */
function addAccountFacts(): void {
  const facts = Object.assign(document.createElement('script'), { id: factsId, type: 'application/json' });
  facts.textContent = writeFacts(examplePage(), Object.keys(exampleMessages) as (keyof Messages)[]);
  document.head.append(facts);
  onTestFinished(() => facts.remove());
}
