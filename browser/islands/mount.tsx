import { Component, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MediaHost } from '#ui/media/media-host.ts';
import { MessagesContext } from '#ui/messages.ts';
import { documentMessages } from './document-messages.ts';
import type {} from './island.tsx';

interface BoundaryProps {
  served: string;
  onReady(): void;
  /** Called when the component has failed and the served content is back. `retry` renders the component anew. */
  onFailure(retry: () => void): void;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
  served: string;
}

/**
 * Puts the server-rendered content back when the component fails, so that its links and texts stay usable. With newer
 * content, or when the visitor asks for it, the component is tried again.
 */
class ServedContentBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, served: this.props.served };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ served }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return served === state.served ? null : { failed: false, served };
  }

  override componentDidMount() {
    this.props.onReady();
  }

  override componentDidCatch() {
    this.props.onFailure(() => this.setState({ failed: false }));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from this document
    return <x-island dangerouslySetInnerHTML={{ __html: this.props.served }} />;
  }
}

export interface MountedIsland {
  /** Renders with new props. `served` is the content that the server rendered with them. */
  update(props: object, served: string): void;
  readMessages(): void;
  /** Unmounts the component together with its content. */
  unmount(): void;
}

/**
 * Hydrates an island and resolves when it is interactive. It also resolves when the component fails; the
 * server-rendered content is then back in place. `onFailure` is called for this and every later failure.
 */
export function mount(
  element: Element,
  Island: ComponentType<object>,
  props: object,
  onFailure: (retry: () => void) => void,
): Promise<MountedIsland> {
  return new Promise((resolve) => {
    const mediaHost = document.documentElement.dataset.mediaHost ?? '';
    let shown = { props, served: element.innerHTML, messages: documentMessages() };
    const onReady = () =>
      queueMicrotask(() =>
        resolve({
          update: (next, served) => show({ props: next, served }),
          readMessages() {
            const messages = documentMessages();
            if (messages !== shown.messages) show({ messages });
          },
          unmount: () => root.unmount(),
        }),
      );
    const view = () => (
      <ServedContentBoundary served={shown.served} onReady={onReady} onFailure={onFailure}>
        <MediaHost value={mediaHost}>
          <MessagesContext value={shown.messages}>
            <Island {...shown.props} />
          </MessagesContext>
        </MediaHost>
      </ServedContentBoundary>
    );
    const root = hydrateRoot(element, view(), { identifierPrefix: element.getAttribute('id-prefix') ?? '' });

    function show(changes: Partial<typeof shown>): void {
      shown = { ...shown, ...changes };
      root.render(view());
    }
  });
}
