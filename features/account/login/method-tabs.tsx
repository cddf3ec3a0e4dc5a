import { type KeyboardEvent, useRef } from 'react';
import styles from './method-tabs.module.css';

interface MethodTabsProps<Id extends string> {
  /** Prefix of the ids of the tabs, `<id>-<tab>`, and of the panel, `<id>-panel`. */
  id: string;
  label: string;
  tabs: { id: Id; label: string }[];
  current: Id;
  onChange(id: Id): void;
}

/** Tabs with a line under the current one. Arrow keys move between them. */
export function MethodTabs<Id extends string>({ id, label, tabs, current, onChange }: MethodTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === current);
    const last = tabs.length - 1;
    const indexByKey: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const next = tabs[indexByKey[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
