import type { ReactNode } from 'react';
import { pinePath } from '@/components/art/pines';
import { Logo } from '@/components/shell/logo';
import { DeskTitle } from './desk-title';
import styles from './sign-in-frame.module.css';

/** The frame of a desk page without a session: one heading and one form, in the open door of the firm's workshop. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.yard}>
      <DeskTitle page={title} />
      <Hills />
      <main className={styles.workshop}>
        <svg className={styles.roof} viewBox="0 0 600 96" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 84L300 0l300 84v12H0z" />
        </svg>
        <div className={styles.wall}>
          <div className={styles.board}>
            <Logo />
          </div>
          <div className={styles.door}>
            <div className={styles.shutter} />
            <div className={styles.inside}>
              <h1>{title}</h1>
              {children}
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}

/** Behind the workshop: the low sun, two ridges of the hinterland and the pines of the foreshore. */
function Hills() {
  return (
    <svg
      className={styles.hills}
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        fill="var(--p-sky3)"
        d="M250 60h190a10 10 0 0 1 0 20H250a10 10 0 0 1 0-20zM196 80h150a9 9 0 0 1 0 18H196a9 9 0 0 1 0-18z"
      />
      <circle fill="var(--p-sun)" cx="1090" cy="236" r="112" />
      <path fill="var(--p-sky2)" d="M930 262h400a9 9 0 0 1 0 18H930a9 9 0 0 1 0-18z" />
      <g transform="translate(0 60)">
        <path
          fill="var(--p-h1)"
          d="M0 250l110-54 90 30 130-72 120 66 150-48 170 74 140-40 170 60 160-36 200 66v184H0z"
        />
        <path fill="var(--p-h2)" d="M0 330l170-60 150 44 190-56 220 66 200-30 220 44 290-30v112H0z" />
        <path fill="var(--p-dune)" d="M0 384q360-34 720-20t720-12v68H0z" />
        <path
          fill="var(--p-pine)"
          d={`${pinePath(262, 20, 420)}${pinePath(366, 140, 420)}${pinePath(1200, 150, 420)}`}
        />
      </g>
    </svg>
  );
}
