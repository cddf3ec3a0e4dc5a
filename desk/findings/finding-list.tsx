import type { DeskFinding } from './audit-value.ts';
import styles from './content-audit.module.css';

/** Findings of one check, grouped by the reason for accepting them or by how to fix them. */
export function FindingList({ findings }: { findings: readonly DeskFinding[] }) {
  const byText = Map.groupBy(findings, ({ accepted, fix }) => accepted ?? fix);
  return [...byText].map(([text, group]) => (
    <div key={text} className={styles.alike}>
      <p>
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
      <p className={styles.place}>
        {edition !== undefined && <span className={styles.edition}>{edition}</span>}
        {when !== undefined && <span className="num">{when}</span>}
      </p>
      <div>
        <p>{actual}.</p>
        <p className={styles.file}>
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
