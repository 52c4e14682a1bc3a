import { classNames } from '@/components/ui/class-names';
import styles from './skeleton.module.css';

/** A placeholder for content that is loading; `className` sets its height. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames(styles.skeleton, className)} data-part="skeleton" />;
}
