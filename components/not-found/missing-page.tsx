import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/path';
import styles from './missing-page.module.css';
import MissingPiece from './missing-piece.svg';

/** Where visitors most likely wanted to go besides home, with the key of the label. */
const likely = [
  ['/services', 'services'],
  ['/clients', 'clients'],
  ['/seo-audit', 'seoAudit'],
] as const;

/** Shown at an address that does not exist: a picture with a missing piece, and links. */
export function MissingPage() {
  const locale = useLocale();
  const t = useTranslations('not-found');
  const pages = useTranslations('shell.nav');
  return (
    <section className={classNames('page-width', styles.missing)}>
      <div>
        <h1>{t('title')}</h1>
        <p className={classNames('lead', styles.lead)}>{t('text')}</p>
        <ul className={styles.links}>
          <li>
            <a className={buttonClass({ look: 'cta' })} href={localePath(locale, '/')}>
              {t('home')}
            </a>
          </li>
          {likely.map(([href, label]) => (
            <li key={href}>
              <a href={localePath(locale, href)}>{pages(label)}</a>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-sm text-muted">
          {t.rich('help', {
            contact: (words) => <a href={localePath(locale, '/contact')}>{words}</a>,
            phone: () => (
              <a href={brand.phoneHref}>
                <bdi dir="ltr">{brand.phone}</bdi>
              </a>
            ),
          })}
        </p>
      </div>
      <MissingPiece />
    </section>
  );
}
