'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type LinkProps = ComponentProps<typeof NextLink>;

/**
 * A link that prefetches its page on hover, touch or focus only. By default Next prefetches every page whose link comes into
 * view, with its style sheets: some 30 KB on the first screen of each page. With `prefetch={false}` nothing is fetched
 * before the press.
 */
export function Link({ prefetch, onPointerEnter, onTouchStart, onFocus, ...rest }: LinkProps) {
  const [approached, setApproached] = useState(false);
  return (
    <NextLink
      {...rest}
      prefetch={approached ? prefetch : false}
      onPointerEnter={(event) => {
        setApproached(true);
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        setApproached(true);
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        setApproached(true);
        onFocus?.(event);
      }}
    />
  );
}
