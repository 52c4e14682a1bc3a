import '../globals.css';
import type { ReactNode } from 'react';

/** A separate root layout. Builds leave out files named `.dev` (see next.config.mjs). */
export default function DevLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  );
}
