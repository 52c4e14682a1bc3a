'use client';

import styles from './manage-cookies.module.css';
import { requestPreferences } from './preferences-request';

/** Opens the cookie preferences again, so that a choice can be taken back as easily as it was made. */
export function ManageCookies({ label }: { label: string }) {
  return (
    <button type="button" className={`${styles.button} noscript:hidden!`} onClick={requestPreferences}>
      {label}
    </button>
  );
}
