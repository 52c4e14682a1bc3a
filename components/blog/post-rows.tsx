import { useLocale, useTranslations } from 'next-intl';
import { PostCover } from '@/components/art/covers/post-cover';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Link } from '@/components/ui/link';
import type { Post } from '@/lib/content/load-post';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { postPath } from '@/lib/site/pages';
import { PostMeta } from './post-meta';
import styles from './post-rows.module.css';

interface PostRowsProps {
  title: string;
  posts: readonly Post[];
}

/** Articles as a list, one line each. */
export function PostRows({ title, posts }: PostRowsProps) {
  const locale = useLocale();
  const t = useTranslations('blog');
  return (
    <section className={classNames('page-width', styles.section)} aria-labelledby="rows-title">
      <h2 className="heading-lg" id="rows-title">
        {title}
      </h2>
      <ul>
        {posts.map((post) => {
          const { hrefLang, dir } = locales[post.written];
          return (
            <li key={post.id}>
              <div className={styles.cover}>
                <PostCover id={post.id} title={t(`covers.${post.id}`)} />
              </div>
              <h3 lang={hrefLang} dir={dir}>
                <Link href={localePath(locale, postPath(post.id))}>
                  <Hyphenated>{post.title}</Hyphenated>
                </Link>
              </h3>
              <PostMeta post={post} className={styles.meta} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
