import { type IconName, iconPaths } from './icon-paths';

/** A pictogram beside a word; it says nothing by itself. `flip` turns it round in right-to-left pages. */
export function Icon({ name, flip }: { name: IconName; flip?: true }) {
  return (
    <svg className={flip ? 'i flip' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
