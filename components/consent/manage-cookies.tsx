'use client';

import styles from './manage-cookies.module.css';
import { requestPreferences } from './preferences-request';

/** Opens the cookie preferences again, so that withdrawing consent is as easy as giving it. */
export function ManageCookies({ label }: { label: string }) {
  return (
    <button type="button" className={`${styles.button} noscript:hidden!`} onClick={requestPreferences}>
      {label}
    </button>
  );
}
