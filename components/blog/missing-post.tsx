import { useTranslations } from 'next-intl';
import { NoArticles } from '@/components/art/covers/no-articles';
import { loadPosts } from '@/lib/content/load-post';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { PostRows } from './post-rows';

const newest = 3;

/** What stands at the address of an article that does not exist. */
export function MissingPost({ locale }: { locale: Locale }) {
  const t = useTranslations('blog.missing');
  return (
    <>
      <section className="missing-post">
        <div className="wrap">
          <div>
            <h1>{t('title')}</h1>
            <p className="lede">{t('text')}</p>
            <a className="btn surf lg" href={localePath(locale, '/blog')}>
              {t('back')}
            </a>
          </div>
          <NoArticles />
        </div>
      </section>
      <PostRows title={t('latest')} posts={loadPosts(locale).slice(0, newest)} locale={locale} />
    </>
  );
}
