import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { phoneBandClass } from '@/components/ui/phone-band-class';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './seo-closing.module.css';

/** A search as large as the page: the browser itself carries the address to the checker, which checks at once. */
export function SeoClosing({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-services.closing');
  const form = useTranslations('seo-checker.form');
  const within = useWithinHours();
  return (
    <section className={phoneBandClass.band} aria-labelledby="seo-closing-title">
      <div className="page-width">
        <h2 id="seo-closing-title" className="heading-display">
          {t('title')}
        </h2>
        <form className={styles.bar} method="get" action={localePath(locale, '/seo-checker')}>
          <label className={styles.field}>
            <Icon name="search" />
            <span className="sr-only">{form('url')}</span>
            <input
              type="text"
              inputMode="url"
              name="url"
              dir="ltr"
              required
              maxLength={2048}
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={form('placeholder')}
            />
          </label>
          <Button type="submit" look="cta" size="lg" className={styles.action}>
            {form('submit')}
          </Button>
        </form>
        <div className={styles.words}>
          <p className="lead">{t('text', { within: within(firm.replyHours) })}</p>
          <ButtonLink size="lg" className={phoneBandClass.plainAction} href={localePath(locale, '/contact')}>
            {t('action')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
