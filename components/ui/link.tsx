'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type LinkProps = ComponentProps<typeof NextLink>;

/**
 * A link whose page is fetched when the visitor is about to follow it: under the pointer, at the finger, with the
 * keyboard's focus. By default Next fetches every page whose link comes into view, with its style sheets, some 30 KB
 * beside the first screen of each page. With `prefetch={false}` nothing is fetched before the press.
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
