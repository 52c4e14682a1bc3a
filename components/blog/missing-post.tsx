import { useLocale, useTranslations } from 'next-intl';
import NoArticles from '@/components/art/covers/no-articles.svg';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { loadPosts } from '@/lib/content/load-post';
import { localePath } from '@/lib/i18n/path';
import styles from './missing-post.module.css';
import { PostRows } from './post-rows';

const newest = 3;

/** Shown at the address of an article that does not exist. */
export function MissingPost() {
  const locale = useLocale();
  const t = useTranslations('blog.missing');
  return (
    <>
      <section className={styles.section}>
        <div className={classNames('page-width', styles.columns)}>
          <div>
            <h1>{t('title')}</h1>
            <p className={classNames('lead', styles.lead)}>{t('text')}</p>
            <a className={buttonClass({ look: 'surf', size: 'lg' })} href={localePath(locale, '/blog')}>
              {t('back')}
            </a>
          </div>
          <NoArticles />
        </div>
      </section>
      <PostRows title={t('latest')} posts={loadPosts(locale).slice(0, newest)} />
    </>
  );
}
