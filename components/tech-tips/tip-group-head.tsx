import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import styles from './tip-group-head.module.css';

/** What is needed for a group of tips. */
export function TipGroupHead({ id }: { id: 'easy' | 'hosting' | 'expert' }) {
  const t = useTranslations('tech-tips.needs');
  return (
    <header className={classNames(styles.head, id === 'expert' ? styles.expert : undefined)}>
      <h2 id={`tips-${id}`}>
        <Hyphenated>{t(`${id}.title`)}</Hyphenated>
      </h2>
      <p>{t(`${id}.text`)}</p>
    </header>
  );
}
