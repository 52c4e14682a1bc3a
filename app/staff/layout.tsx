import '../styles/tokens.css';
import '../styles/desk.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ThemeScript } from '@/components/shell/theme-script';
import { t } from '@/lib/staff/words';

/** Each answer has a nonce and depends on a session. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: t('title'),
  robots: { index: false, follow: false },
};

/** A document of its own: the desk shares neither header nor styles nor scripts of ours with the visitors' pages. */
export default async function DeskLayout({ children }: LayoutProps<'/staff'>) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <ThemeScript nonce={nonce} />
      </head>
      <body>{children}</body>
    </html>
  );
}
