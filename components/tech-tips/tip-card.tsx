import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { Tip } from '@/lib/content/tip-schema';
import styles from './tip-card.module.css';
import { TipFacts } from './tip-facts';
import leadStyles from './tip-lead.module.css';
import { TipText } from './tip-text';

interface TipCardProps {
  tip: Tip;
  /** Large and open. */
  lead: boolean;
}

/** One page of the manual: purpose, facts, and the text in a details element. */
export function TipCard({ tip, lead }: TipCardProps) {
  const t = useTranslations('tech-tips');
  const words = useTranslations('tips');
  const title = words(`${tip.id}.title`);
  const anchor = `tip-${tip.id}`;
  return (
    <article
      className={classNames(styles.tip, lead ? leadStyles.lead : styles.row)}
      id={anchor}
      aria-labelledby={`${anchor}-title`}
    >
      <h3 id={`${anchor}-title`}>{title}</h3>
      <p className={styles.excerpt}>{words(`${tip.id}.excerpt`)}</p>
      <TipFacts tip={tip} lead={lead} />
      <details open={lead}>
        <summary className="print:hidden!">
          <span className={styles.more}>{t('readMore')}</span>
          <span className={styles.less}>{t('readLess')}</span>
          <span className="sr-only">: {title}</span>
          <Icon name="chevron-down" />
        </summary>
        <TipText id={tip.id} />
        <a className={classNames('text-link print:hidden!', styles.link)} href={`#${anchor}`}>
          {t('link')}
          <span className="sr-only">: {title}</span>
        </a>
      </details>
    </article>
  );
}
