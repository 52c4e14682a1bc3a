import { classNames } from '@/components/ui/class-names';
import styles from './skeleton.module.css';

/** The outline of something that is being loaded; `className` gives its height. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames(styles.skeleton, className)} data-part="skeleton" />;
}
