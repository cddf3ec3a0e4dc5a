import { useState } from 'react';
import styles from '../account.module.css';
import { maskSerial } from './mask-serial.browser.ts';

/** The serial number, masked until its owner asks for it: the page may be seen by others. */
export function RobotSerial({
  serial,
  words,
}: {
  serial: string;
  words: { label: string; show: string; hide: string };
}) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <dt>{words.label}</dt>
      <dd>
        <span className="num" translate="no" aria-live="polite">
          {isShown ? serial : maskSerial(serial)}
        </span>
        <button type="button" className={styles.link} onClick={() => setShown(!isShown)}>
          {isShown ? words.hide : words.show}
          <span className="visually-hidden"> {words.label}</span>
        </button>
      </dd>
    </div>
  );
}
