import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Tip } from '@/lib/content/tip-schema';
import type { Locale } from '@/lib/i18n/locales';
import { TipFacts } from './tip-facts';
import { TipText } from './tip-text';

/** One page of the manual: its number, what it repairs, who wrote it, and the whole of it folded up. */
export function TipCard({ tip, locale }: { tip: Tip; locale: Locale }) {
  const t = useTranslations('tech-tips');
  const words = useTranslations('tips');
  const title = words(`${tip.id}.title`);
  const anchor = `tip-${tip.id}`;
  return (
    <article className="tip" id={anchor} aria-labelledby={`${anchor}-title`}>
      <p className="tip-code nums">
        <bdi dir="ltr">{tip.code}</bdi>
      </p>
      <div className="tip-head">
        <h3 id={`${anchor}-title`}>{title}</h3>
        <p>{words(`${tip.id}.excerpt`)}</p>
      </div>
      <TipFacts tip={tip} locale={locale} />
      <details>
        <summary>
          <span className="tip-closed">{t('readMore')}</span>
          <span className="tip-open">{t('readLess')}</span>
          <span className="vh">: {title}</span>
          <Icon name="chevron-down" />
        </summary>
        <TipText id={tip.id} />
        <a className="link" href={`#${anchor}`}>
          {t('link')}
          <span className="vh">: {title}</span>
        </a>
      </details>
    </article>
  );
}
