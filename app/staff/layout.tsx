import '../desk.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { DeskScript } from '@/components/shell/desk-script';
import { formatDetection } from '@/lib/metadata/format-detection';

/** Every response has its own nonce and depends on the session. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  formatDetection,
};

/** A separate root layout: the desk shares no header and no scripts of ours with the public pages. */
export default async function DeskLayout({ children }: LayoutProps<'/staff'>) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <DeskScript nonce={nonce} />
      </head>
      <body>{children}</body>
    </html>
  );
}
