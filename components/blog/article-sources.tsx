import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import roadSignStyles from '@/components/ui/road-sign.module.css';
import { articleSources } from '@/lib/content/article-sources';
import { leastRecentCheck } from '@/lib/content/claim-age';
import { sourcedClaims } from '@/lib/content/sourced-claims';
import { formatters } from '@/lib/i18n/format';
import { localePath } from '@/lib/i18n/path';
import { footerPages } from '@/lib/site/navigation';
import type { PostId } from '@/lib/site/pages';
import styles from './article-sources.module.css';

/** At the end of an article: the sources of its statements and when they were checked, and a sign to related pages of ours. */
export function ArticleSources({ id }: { id: PostId }) {
  const locale = useLocale();
  const t = useTranslations('blog.sources');
  const page = useTranslations('shell.nav');
  const { claims, ourPages } = articleSources[id];
  const checked = leastRecentCheck(claims);
  const month = formatters(locale).month(new Date(`${checked}T12:00:00+10:00`));
  const ours = footerPages.filter(({ href }) => ourPages.some((helpful) => helpful === href));
  return (
    <aside className={styles.sources} aria-labelledby="sources-title">
      <h2 className="heading-sm" id="sources-title">
        {t('title')}
      </h2>
      <p className="text-muted">
        <time dateTime={checked}>{t('checked', { month })}</time>
      </p>
      <ul>
        {claims.map((claim) => (
          <li key={claim}>
            <a href={sourcedClaims[claim].url}>
              <bdi>{sourcedClaims[claim].publisher}</bdi>: {t(`names.${claim}`)}
            </a>
          </li>
        ))}
      </ul>
      <div className={classNames(roadSignStyles.sign, styles.sign, 'print:hidden!')}>
        <h3>{t('ours')}</h3>
        <ul>
          {ours.map(({ href, label }) => (
            <li key={href}>
              <Link href={localePath(locale, href)} prefetch={false}>
                {page(label)}
              </Link>
              <Icon name="arrow-right" flip />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
