'use client';

import type { ErrorPageWords } from '@/lib/i18n/error-page-words';

/** Scrolls to the error page: the visitor may have scrolled far down. */
const focus = (heading: HTMLElement | null) => heading?.focus();

const action = 'inline-flex min-h-11 items-center';

/**
 * Shown instead of a page whose code failed. A plain link leads home, with a full page load. Uses utility classes only,
 * because a style sheet of its own would be loaded by every page.
 */
export function ErrorPage({ words, retry }: { words: ErrorPageWords; retry: () => void }) {
  const { title, text, phone } = words;
  return (
    <section className="page-width stack py-16" role="alert">
      <h1 ref={focus} tabIndex={-1}>
        {title}
      </h1>
      <p>
        {text}{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
          {phone}
        </a>
      </p>
      <p className="flex flex-wrap items-center gap-6">
        <button type="button" className={`${action} outlined px-6 weight-semibold`} onClick={retry}>
          {words.retry}
        </button>
        <a className={action} href={words.homePath}>
          {words.home}
        </a>
      </p>
    </section>
  );
}
