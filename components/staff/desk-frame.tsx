import type { ReactNode } from 'react';
import { Logo } from '@/components/shell/logo';
import { t } from '@/lib/staff/words';
import styles from './desk-frame.module.css';
import { DeskTitle } from './desk-title';
import { KeyboardShortcuts } from './keyboard-shortcuts';

const sections = ['leads', 'waiting', 'subscribers', 'newsletter', 'mail', 'visits', 'sessions'] as const;

/** The frame of a desk page for signed-in staff: navigation, heading, content. */
export function DeskFrame({
  email,
  current,
  title,
  state,
  above,
  tools,
  children,
}: {
  email: string;
  current?: (typeof sections)[number];
  title: string;
  /** Heard with the page's title, so that the outcome of a button is known at once. */
  state?: string;
  /** Before the heading, such as the way back. */
  above?: ReactNode;
  /** In one line with the heading where there is room. */
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <DeskTitle page={state ? `${title}, ${state}` : title} />
      <a className={styles.skip} href="#main">
        {t('nav.skip')}
      </a>
      <header className={styles.bar}>
        <a className={styles.logo} href="/staff/leads" aria-label={t('title')}>
          <Logo />
        </a>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <ul className={styles.sections}>
            {sections.map((section) => (
              <li key={section}>
                <a href={`/staff/${section}`} aria-current={section === current ? 'page' : undefined}>
                  {t(`nav.${section}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form className={styles.person} method="post" action="/staff/sign-out">
          <span className={styles.email}>{t('nav.as', { email })}</span>
          <button type="submit">{t('nav.signOut')}</button>
        </form>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.head}>
          {above}
          <h1>{title}</h1>
          {tools}
        </div>
        {children}
      </main>
      <footer className={styles.foot}>
        <KeyboardShortcuts
          label={t('keys.label')}
          words={{
            next: t('keys.next'),
            previous: t('keys.previous'),
            answer: t('keys.answer'),
            note: t('keys.note'),
            search: t('keys.search'),
          }}
        />
      </footer>
    </>
  );
}
