import { useTranslations } from 'next-intl';
import styles from './sample-note.module.css';

/** At the foot of a page: what the dotted line of its samples means. Not shown where nothing is marked. */
export function SampleNote() {
  return <p className={styles.note}>{useTranslations('common.sample')('note')}</p>;
}
