import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & {
  /** Of a page of this site. */
  href: string;
  /** When its page is fetched: at the press, or not before it is followed; else when the visitor approaches the link. */
  prefetch?: 'press' | false;
};

/**
 * A link whose page replaces this one without a reload. It is an anchor without code of its own: `LinkHost` follows it, and
 * fetches its page when the visitor is about to follow it. Next's own link is 3 KB of script on every page, and each one
 * has to be hydrated.
 */
export function Link({ prefetch, ...rest }: LinkProps) {
  return <a data-link={prefetch === false ? '' : (prefetch ?? 'near')} {...rest} />;
}
