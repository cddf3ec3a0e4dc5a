import type { ComponentType, ReactNode } from 'react';
import { Component } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MediaHost } from '../ui/media-host.ts';

interface BoundaryProps {
  /** The content as the server rendered it. */
  served: string;
  onReady(): void;
  children: ReactNode;
}

/** Puts the served content back when the component fails: its links and words stay usable. */
class ServedContentBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.onReady();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it stood in this document
    return <x-island dangerouslySetInnerHTML={{ __html: this.props.served }} />;
  }
}

export interface MountedIsland {
  /** Renders with other props. */
  update(props: object): void;
  /** Takes the component away; the content goes with it. */
  unmount(): void;
}

/** Hydrates an island's content and resolves when it reacts. It resolves too when the component fails: then the served content stands again. */
export function mount(element: Element, Island: ComponentType<object>, props: object): Promise<MountedIsland> {
  return new Promise((resolve) => {
    const served = element.innerHTML;
    const mediaHost = document.documentElement.dataset.mediaHost ?? '';
    const onReady = () => queueMicrotask(() => resolve({ update: (next) => root.render(view(next)), unmount: () => root.unmount() }));
    const view = (current: object) => (
      <ServedContentBoundary served={served} onReady={onReady}>
        <MediaHost value={mediaHost}>
          <Island {...current} />
        </MediaHost>
      </ServedContentBoundary>
    );
    const root = hydrateRoot(element, view(props), { identifierPrefix: element.getAttribute('id-prefix') ?? '' });
  });
}
