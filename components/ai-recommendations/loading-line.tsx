import { classNames } from '@/components/ui/class-names';
import { Spinner } from '@/components/ui/spinner';
import styles from './loading-line.module.css';

/** A spinner with a text. */
export function LoadingLine({ text }: { text: string }) {
  return (
    <p role="status" className={classNames('noscript:hidden!', styles.line)}>
      <Spinner />
      {text}
    </p>
  );
}
