import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Icon } from './icon';

/** A link at the end of a text. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="text-link" href={href}>
      {children}
      <Icon name="arrow-right" flip />
    </Link>
  );
}
