import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from './button';
import type { ButtonLook } from './button-class';

interface PostButtonProps extends Pick<ButtonLook, 'look' | 'size'> {
  action: string;
  children: ReactNode;
}

/** A form with one button, which works without script. The data it acts on is in the address or in a cookie. */
export function PostButton({ action, look = 'surf', size, children }: PostButtonProps) {
  const locale = useLocale();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" look={look} size={size}>
        {children}
      </Button>
    </form>
  );
}
