import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import styles from './method-tabs.module.css';

interface MethodTabsProps<Id extends string> {
  /** Prefix of the ids of the tabs, `<id>-<tab>`, and of the panel, `<id>-panel`. */
  id: string;
  label: string;
  tabs: { id: Id; label: string }[];
  current: Id;
  onChange(id: Id): void;
}

const nextIndexByKey: Record<string, (current: number, count: number) => number> = {
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowLeft: (current, count) => (current + count - 1) % count,
  Home: () => 0,
  End: (_current, count) => count - 1,
};

/** Tabs with a line under the current one. Arrow keys move between them. */
export function MethodTabs<Id extends string>({ id, label, tabs, current, onChange }: MethodTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next =
      tabs[
        nextIndexByKey[event.key]?.(
          tabs.findIndex((tab) => tab.id === current),
          tabs.length,
        ) ?? -1
      ];
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
