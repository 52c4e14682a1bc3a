import styles from './button.module.css';
import { classNames } from './class-names';

export interface ButtonLook {
  /** `cta` is the one coral action of a screen; `quiet` has no frame; `icon` is square and holds an icon only. */
  look?: 'cta' | 'surf' | 'quiet' | 'plain' | 'icon';
  size?: 'lg';
  className?: string;
}

/** Classes of a button, for links and for library components that render their own element. */
export function buttonClass({ look = 'plain', size, className }: ButtonLook = {}): string {
  if (look === 'icon') return classNames(styles.icon, className);
  return classNames(styles.button, look !== 'plain' && styles[look], size && styles[size], className);
}
