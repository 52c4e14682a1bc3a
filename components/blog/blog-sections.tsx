import { useTranslations } from 'next-intl';
import { NewsletterBlock } from '@/components/newsletter/newsletter-block';
import { SampleNote } from '@/components/sample-note';
import { classNames } from '@/components/ui/class-names';
import { SentenceSpace } from '@/components/ui/sentence-space';
import { posts } from '@/lib/content/posts';
import { BlogIndex } from './blog-index';
import styles from './blog-sections.module.css';

const longestMinutes = Math.max(...posts.map(({ readTimeMinutes }) => readTimeMinutes));

/** The blog: its header, the articles, and the newsletter form. */
export function BlogSections() {
  const t = useTranslations('blog.hero');
  return (
    <>
      <header className={styles.head}>
        <div className={classNames('page-width', styles.columns)}>
          <h1>{t('title')}</h1>
          <p className="lead">
            {t('lede', { minutes: longestMinutes })}
            <SentenceSpace />
            <SampleNote of="people" className="block mt-2" />
          </p>
        </div>
      </header>
      <div className={classNames('page-width', styles.body)}>
        <BlogIndex />
      </div>
      <NewsletterBlock />
    </>
  );
}
