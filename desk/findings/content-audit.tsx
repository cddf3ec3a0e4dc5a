import { useEffect } from 'react';
import type { EditionCode } from '#core/place/editions.ts';
import { Button } from '#ui/button.tsx';
import tabStyles from '#ui/tab-row.module.css';
import type { Severity } from '../audit/finding.ts';
import type { AuditValue, DeskFinding } from './audit-value.ts';
import styles from './content-audit.module.css';

const severities = [
  { severity: 'error', title: 'Errors', lead: 'Wrong or untrue when published. The check fails while there is one.' },
  { severity: 'warning', title: 'Warnings', lead: 'Probably not wanted.' },
  { severity: 'note', title: 'Notes', lead: 'Worth knowing.' },
] as const satisfies { severity: Severity; title: string; lead: string }[];

/** The delay in ms after which the screen loads again. */
const reloadDelay = 1500;

export function ContentAudit({
  value: { editions, edition, stock, findings, problem, isChecking },
}: {
  value: AuditValue;
}) {
  useEffect(() => {
    if (!isChecking) return;
    const timer = setTimeout(() => location.reload(), reloadDelay);
    return () => clearTimeout(timer);
  }, [isChecking]);
  return (
    <div className={`stack-l ${styles.check}`}>
      <div className={styles.head}>
        <h1 className="heading">Content audit</h1>
        <EditionFilter editions={editions} edition={edition} />
      </div>
      {stock && <StockChoice {...stock} />}
      {isChecking && (
        <p className="lead" role="status">
          All content is being checked at every edge. This takes some seconds; load the screen again if it does not by
          itself.
        </p>
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {!isChecking && problem === undefined && <Findings findings={findings} />}
    </div>
  );
}

/** A form, so that it works at once, without scripts. */
const StockChoice = ({ editions, isIgnored }: NonNullable<AuditValue['stock']>) => (
  <form className={styles.head} method="post" action={`/preview/stock?to=${isIgnored ? 'followed' : 'ignored'}`}>
    <p className="lead">
      In {editions.join(', ')}, pages {isIgnored ? 'ignore' : 'show'} what the shop has sold out. A choice holds after a
      minute, on all nodes.
    </p>
    <Button type="submit">{isIgnored ? 'Follow the shops' : 'Ignore the shops'}</Button>
  </form>
);

function Findings({ findings }: { findings: readonly DeskFinding[] }) {
  const openFindings = findings.filter(({ accepted }) => accepted === undefined);
  const accepted = findings.filter((finding) => finding.accepted !== undefined);
  const openOfSeverity = (severity: Severity) => openFindings.filter((finding) => finding.severity === severity);
  return (
    <>
      <ul className={styles.counts}>
        {severities.map(({ severity, title }) => (
          <Count
            key={severity}
            href={`#${severity}`}
            label={title}
            count={openOfSeverity(severity).length}
            severity={severity}
          />
        ))}
        <Count href="#accepted" label="Accepted" count={accepted.length} />
      </ul>
      {openFindings.length === 0 && (
        <p className="lead">
          Nothing is left to fix. {accepted.length > 0 && 'What was found is accepted, each with its reason.'}
        </p>
      )}
      {severities.map(({ severity, title, lead }) => (
        <Part key={severity} id={severity} title={title} lead={lead} findings={openOfSeverity(severity)} />
      ))}
      <Part
        id="accepted"
        title="Accepted"
        lead="Found, and right as it is. The reasons stand in content/accepted-findings.yaml."
        findings={accepted}
        isFolded
      />
    </>
  );
}

function Count({ href, label, count, severity }: { href: string; label: string; count: number; severity?: Severity }) {
  return (
    <li data-severity={count > 0 ? severity : undefined}>
      <a href={count > 0 ? href : undefined}>
        <span className="num">{count}</span> {label}
      </a>
    </li>
  );
}

interface PartProps {
  id: string;
  title: string;
  lead: string;
  findings: readonly DeskFinding[];
  isFolded?: boolean;
}

function Part({ id, title, lead, findings, isFolded = false }: PartProps) {
  if (findings.length === 0) return null;
  const byCheck = Map.groupBy(findings, ({ check }) => check);
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 className="title" id={`${id}-title`}>
        {title}
      </h2>
      <p className="small">{lead}</p>
      {[...byCheck].map(([check, checkFindings]) => (
        <details key={check} className={styles.group} open={!isFolded}>
          <summary>
            <h3>{checkTitle(check)}</h3>
            <span className="num">{checkFindings.length}</span>
          </summary>
          <FindingList findings={checkFindings} />
        </details>
      ))}
    </section>
  );
}

function FindingList({ findings }: { findings: readonly DeskFinding[] }) {
  const byText = Map.groupBy(findings, ({ accepted, fix }) => accepted ?? fix);
  return [...byText].map(([text, group]) => (
    <div key={text} className={styles.alike}>
      <p className="small">
        <b>{group[0]?.accepted === undefined ? 'Fix' : 'Accepted'}</b> {text}
      </p>
      <ul>
        {group.map((finding) => (
          <FindingItem key={`${finding.edition} ${finding.file} ${finding.path} ${finding.actual}`} finding={finding} />
        ))}
      </ul>
    </div>
  ));
}

function FindingItem({ finding: { edition, when, previewAddress, actual, file, path } }: { finding: DeskFinding }) {
  return (
    <li className={styles.finding}>
      <p className={`quiet ${styles.place}`}>
        {edition !== undefined && <b>{edition}</b>}
        {when !== undefined && <span className="num">{when}</span>}
      </p>
      <div>
        <p>{actual}.</p>
        <p className={`micro ${styles.file}`}>
          {file}
          {path !== '' && <span> › {path}</span>}
        </p>
      </div>
      {previewAddress !== undefined && (
        <a href={previewAddress} aria-label={`Look at it: ${actual}`}>
          Look at it
        </a>
      )}
    </li>
  );
}

/** `odd-hour` is `Odd hour`. */
const checkTitle = (check: string): string => check.charAt(0).toUpperCase() + check.slice(1).replaceAll('-', ' ');

interface EditionFilterProps {
  editions: readonly EditionCode[];
  edition: EditionCode | undefined;
}

const EditionFilter = ({ editions, edition }: EditionFilterProps) => (
  <nav className={tabStyles.row} aria-label="Edition">
    <a href="/preview/check" aria-current={edition === undefined ? 'page' : undefined}>
      All editions
    </a>
    {editions.map((code) => (
      <a key={code} href={`/preview/check?edition=${code}`} aria-current={code === edition ? 'page' : undefined}>
        {code}
      </a>
    ))}
  </nav>
);
