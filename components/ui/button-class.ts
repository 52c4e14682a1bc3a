import styles from './button.module.css';
import { classNames } from './class-names';

export interface ButtonLook {
  /**
   * `cta` is the one coral action of a screen, by a class name that lib/browser/layout/hide-widgets-near-forms.ts looks for;
   * `quiet` has no frame; `icon` is square and holds an icon only. `filled` is plain on a picture, which would show through;
   * `inverse` is plain on a dark or coloured ground.
   */
  look?: 'cta' | 'surf' | 'quiet' | 'plain' | 'filled' | 'inverse' | 'icon';
  size?: 'lg';
  className?: string;
}

/** Classes of a button, for links and for library components that render their own element. */
export function buttonClass({ look = 'plain', size, className }: ButtonLook = {}): string {
  if (look === 'icon') return classNames(styles.icon, className);
  const looks = look === 'cta' ? 'cta' : look !== 'plain' && styles[look];
  return classNames(styles.button, looks, size && styles[size], className);
}
