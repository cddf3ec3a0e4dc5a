import type { KeyboardEvent } from 'react';

interface TabsProps<Id extends string> {
  /** Prefix of the ids of the tabs, `<id>-<tab>`, and of the panel, `<id>-panel`. */
  id: string;
  className: string | undefined;
  label: string;
  tabs: readonly { id: Id; label: string }[];
  current: Id;
  onChange(id: Id): void;
}

/** The tabs of one panel. Arrow keys move between them. */
export function Tabs<Id extends string>({ id, className, label, tabs, current, onChange }: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus({ preventScroll: true });
  };
  return (
    <div className={className} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
