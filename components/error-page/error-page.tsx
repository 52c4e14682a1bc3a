'use client';

import type { ErrorPageWords } from '@/lib/i18n/error-page-words';
import styles from './error-page.module.css';

/** Brings the page into view: the visitor may have scrolled far down in what it replaces. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** What stands in place of a page whose code failed. A plain link leads home: loading anew is the surest way on. */
export function ErrorPage({ words, retry }: { words: ErrorPageWords; retry: () => void }) {
  const { title, text, phone } = words;
  return (
    <section className={styles.page} role="alert">
      <h1 ref={focus} tabIndex={-1}>
        {title}
      </h1>
      <p>
        {text}{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
          {phone}
        </a>
      </p>
      <p className={styles.actions}>
        <button type="button" onClick={retry}>
          {words.retry}
        </button>
        <a href={words.homePath}>{words.home}</a>
      </p>
    </section>
  );
}
