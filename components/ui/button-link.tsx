import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { type ButtonLook, buttonClass } from './button-class';

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & ButtonLook & { href: string };

/** A link that looks like a button. Addresses outside the site (tel:, mailto:) are plain anchors. */
export function ButtonLink({ href, look, size, className, prefetch, ...rest }: ButtonLinkProps) {
  const classes = buttonClass({ look, size, className });
  if (!href.startsWith('/')) return <a className={classes} href={href} {...rest} />;
  return <Link className={classes} href={href} prefetch={prefetch} {...rest} />;
}
