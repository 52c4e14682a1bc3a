import type { ReactNode } from 'react';
import { Logo } from '@/components/shell/logo';
import { DeskTitle } from './desk-title';
import styles from './sign-in-frame.module.css';

/** The frame of a desk page without a session: one heading and one form. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.frame}>
      <DeskTitle page={title} />
      <div className={styles.logo}>
        <Logo />
      </div>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
