import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import type { Tip } from '@/lib/content/tip-schema';
import { tipAuthor } from '@/lib/content/tips';
import { formatters } from '@/lib/i18n/format';
import { DifficultyBadge } from './difficulty-badge';
import styles from './tip-facts.module.css';

interface TipFactsProps {
  tip: Tip;
  lead: boolean;
}

/** Difficulty, category, duration, author, date and tags of a tip in a quiet line. */
export function TipFacts({ tip, lead }: TipFactsProps) {
  const locale = useLocale();
  const t = useTranslations('tech-tips');
  const author = tipAuthor(tip.author);
  return (
    <dl className={classNames(styles.facts, lead ? undefined : styles.row)}>
      <Fact name={t('difficulty.label')}>
        <DifficultyBadge difficulty={tip.difficulty}>{t(`difficulty.${tip.difficulty}`)}</DifficultyBadge>
      </Fact>
      <Fact name={t('facts.category')} className={styles.brief}>
        <Hyphenated>{t(`categories.${tip.category}`)}</Hyphenated>
      </Fact>
      <Fact name={t('facts.readTime')} className={styles.brief}>
        {t('facts.minutes', { minutes: tip.readTimeMinutes })}
      </Fact>
      <Fact name={t('facts.author')}>
        <bdi>{author.name}</bdi>
      </Fact>
      <Fact name={t('facts.published')}>
        <time dateTime={tip.publishDate}>
          {formatters(locale).day(new Date(`${tip.publishDate}T00:00:00+10:00`))}
        </time>
      </Fact>
      <Fact name={t('facts.tags')} className={styles.tags}>
        {tip.tags.map((tag) => (
          <span key={tag}>{t(`tags.${tag}`)}</span>
        ))}
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
