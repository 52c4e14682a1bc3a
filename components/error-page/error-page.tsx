'use client';

import { printedErrorPage } from '@/lib/config/printed-error-page';
import type { ErrorPageWords } from '@/lib/i18n/error-page-words';
import styles from './error-page.module.css';

/** What stands in place of a page whose code failed. Plain links: loading anew is the surest way on. */
export function ErrorPage({ words, retry }: { words: ErrorPageWords; retry: () => void }) {
  const { phone } = printedErrorPage();
  return (
    <section className={styles.page} role="alert">
      <h1>{words.title}</h1>
      <p>
        {words.text}{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </p>
      <div className={styles.actions}>
        <button type="button" onClick={retry}>
          {words.retry}
        </button>
        <a href={words.homePath}>{words.home}</a>
      </div>
    </section>
  );
}
