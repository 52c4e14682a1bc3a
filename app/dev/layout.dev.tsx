import '../globals.css';
import type { ReactNode } from 'react';

/** A document of its own; as its file's name has `.dev`, a build knows nothing of it (see next.config.mjs). */
export default function DevLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  );
}
