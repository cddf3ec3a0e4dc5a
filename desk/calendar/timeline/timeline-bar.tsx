import type { CSSProperties } from 'react';
import { ArrowIcon } from '#ui/icons.tsx';
import { OpenLink } from '../open-link.tsx';
import type { CalendarModel } from '../use-calendar.ts';
import styles from './bar.module.css';
import type { PlacedBar } from './bar-rows.ts';
import { findingCount, longName, nameInSubject, openFindings, shortName } from './bar-words.ts';

const severities = ['error', 'warning', 'note'] as const;

export function TimelineBar({ bar, to, model, style }: PlacedBar & { model: CalendarModel; style: CSSProperties }) {
  const { id, edition, kind, name, closes = Number.POSITIVE_INFINITY, findings } = bar;
  const { state, now, zoneFor } = model;
  const unresolved = openFindings(findings);
  const worst = severities.find((severity) => unresolved.some((one) => one.severity === severity));
  const mark = worst ?? (findings.length > 0 ? 'accepted' : undefined);
  const label = (state.group === 'about' ? nameInSubject : shortName)(bar);
  return (
    <OpenLink
      bar={id}
      model={model}
      className={`notch-s edge ${styles.bar}`}
      style={style}
      data-kind={kind}
      data-past={closes <= now || undefined}
      aria-current={id === state.open || undefined}
      aria-label={longName(bar, zoneFor(edition), label)}
      title={name}
    >
      {mark && (
        <b
          data-severity={mark}
          title={worst ? findingCount(unresolved.length) : `${findingCount(findings.length)}, accepted`}
        >
          {worst && '!'}
        </b>
      )}
      <span>{label}</span>
      {!Number.isFinite(to) && <ArrowIcon />}
    </OpenLink>
  );
}
