import { shell } from '@/components/art/drawing-addresses';

/**
 * The corner piece and the name. One cached file for all pages; its colours are `currentColor` and `--logo-mark`, so that
 * it follows the theme.
 */
export function Logo() {
  return (
    <svg viewBox="0 0 483 100" width={483} height={100} aria-hidden="true">
      <use href={`${shell}#logo`} />
    </svg>
  );
}
