import type { ReactNode } from 'react';
import styles from './sign-in-frame.module.css';

/** A page of the desk for somebody who isn't signed in: one heading and one form. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.frame}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
