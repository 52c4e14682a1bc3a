import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from './button';

/** A form with one button, which works without script. The data it acts on is in the address or in a cookie. */
export function PostButton({
  action,
  locale,
  size,
  children,
}: {
  action: string;
  locale: Locale;
  size?: 'lg';
  children: ReactNode;
}) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" look="surf" size={size}>
        {children}
      </Button>
    </form>
  );
}
