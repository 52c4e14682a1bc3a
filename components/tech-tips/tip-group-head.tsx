import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { formatters } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { TipDial } from './tip-dial';
import styles from './tip-group-head.module.css';

interface TipGroupHeadProps {
  id: 'easy' | 'hosting' | 'expert';
  minutes: readonly number[];
  locale: Locale;
}

/** What is needed for a group of tips, beside a dial with their durations. */
export function TipGroupHead({ id, minutes, locale }: TipGroupHeadProps) {
  const t = useTranslations('tech-tips');
  return (
    <header className={classNames(styles.head, id === 'expert' ? styles.expert : undefined)}>
      <TipDial caption={t('facts.readTime')} minutes={minutes} formatNumber={formatters(locale).number} />
      <h2 id={`tips-${id}`}>{t(`needs.${id}.title`)}</h2>
      <p>{t(`needs.${id}.text`)}</p>
    </header>
  );
}
