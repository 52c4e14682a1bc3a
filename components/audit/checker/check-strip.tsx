import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { addressInput } from './address-input';
import styles from './check-strip.module.css';

/** A plain GET form for a website's address, which opens the checker. */
export function CheckStrip({ locale }: { locale: Locale }) {
  const t = useTranslations('home.check');
  const words = useTranslations('seo-checker.form');
  return (
    <div className={styles.strip}>
      <div className={classNames('page-width', styles.columns)}>
        <h2 className={styles.title}>{t('title')}</h2>
        <form
          className={styles.form}
          data-form="checker"
          method="get"
          action={localePath(locale, '/seo-checker')}
        >
          <label className="sr-only" htmlFor="strip-url">
            {words('url')}
          </label>
          <input
            className={classNames(fieldStyles.control, styles.control)}
            id="strip-url"
            {...addressInput}
            name="url"
            required
            placeholder={words('placeholder')}
          />
          <Button type="submit" look="surf" className={styles.submit}>
            <Icon name="search" />
            {words('submit')}
          </Button>
        </form>
        <p className="text-on-panel-soft">{words('noSignup')}</p>
      </div>
    </div>
  );
}
