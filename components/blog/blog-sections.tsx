import { useTranslations } from 'next-intl';
import { NewsletterBlock } from '@/components/newsletter/newsletter-block';
import { SampleMark } from '@/components/sample-mark';
import { classNames } from '@/components/ui/class-names';
import { posts } from '@/lib/content/posts';
import type { Locale } from '@/lib/i18n/locales';
import { BlogIndex } from './blog-index';
import styles from './blog-sections.module.css';

const longestMinutes = Math.max(...posts.map(({ readTimeMinutes }) => readTimeMinutes));

/** The blog: its header, the articles, and the newsletter form. */
export function BlogSections({ locale }: { locale: Locale }) {
  const t = useTranslations('blog.hero');
  return (
    <>
      <header className={styles.head}>
        <div className={classNames('page-width', styles.columns)}>
          <h1>{t('title')}</h1>
          <p className="lead">
            {t('lede', { minutes: longestMinutes })} <SampleMark of="authors" />
          </p>
        </div>
      </header>
      <div className={classNames('page-width', styles.body)}>
        <BlogIndex locale={locale} />
      </div>
      <NewsletterBlock locale={locale} />
    </>
  );
}
