import { Component, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { callAccount } from '#browser/session/account-client.ts';
import { useSession } from '#browser/session/use-session.ts';
import { reportFault } from '#browser/toolbox/start-features.ts';
import type { Reply, Request } from '#contract/account/calls.ts';
import styles from './account.module.css';
import { useAccount } from './account-context.browser.ts';
import layout from './layout.module.css';
import { LoadError, Skeleton } from './placeholders.tsx';

type PartName = 'robots' | 'requests' | 'programs' | 'notices' | 'rewards' | 'settings';

const headingId = (part: PartName): string => `${part}-heading`;

export const focusHeading = (part: PartName): void => document.getElementById(headingId(part))?.focus();

export const PagePart = ({ name, children }: { name: PartName; children: ReactNode }) => (
  <section
    id={name}
    className={layout.band}
    data-surface={name === 'robots' ? 'dark' : undefined}
    aria-labelledby={headingId(name)}
  >
    <div className="wrap">
      <h2 className="heading" id={headingId(name)} tabIndex={-1}>
        {useAccount().words[name].title}
      </h2>
      <div>
        <PartBoundary>{children}</PartBoundary>
      </div>
    </div>
  </section>
);

/** Shows a message with a button that tries again in place of a part that throws. The others stay usable. */
class PartBoundary extends Component<{ children: ReactNode }, { isFailed: boolean; isRetried: boolean }> {
  override state = { isFailed: false, isRetried: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch() {
    reportFault('island', 'account');
  }

  override render() {
    if (!this.state.isFailed) return this.props.children;
    const retry = async () => this.setState({ isFailed: false, isRetried: true });
    return <LoadError onRetry={retry} takesFocus={this.state.isRetried} />;
  }
}

export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`columns ${styles.halves} ${styles.part}`} aria-labelledby={id}>
      <h3 className="title" id={id}>
        {title}
      </h3>
      <div className={`stack ${styles.content}`}>{children}</div>
    </section>
  );
}

type ListName = 'requests' | 'programs' | 'notices';

interface FetchedList<Name extends ListName> {
  list: Reply<Name>;
  /** Fetches the list again. Rejects with the errors of the account client. */
  load(): Promise<void>;
  replace(list: Reply<Name>): void;
}

export function FetchedPart<Name extends ListName>(props: {
  name: Name;
  children(part: FetchedList<Name>): ReactNode;
}) {
  const { name, children } = props;
  const userId = useSession()?.session?.userId;
  const [list, replace] = useState<Reply<Name>>();
  const [loadFailed, setLoadFailed] = useState(false);
  const load = useCallback(async () => {
    replace(await callAccount(name, {} as Request<Name>, { silent: true }));
    setLoadFailed(false);
  }, [name]);
  useEffect(() => {
    if (userId === undefined) return;
    replace(undefined);
    load().catch(() => setLoadFailed(true));
  }, [userId, load]);
  if (list) return children({ list, load, replace });
  return loadFailed ? <LoadError onRetry={load} /> : <Skeleton />;
}
