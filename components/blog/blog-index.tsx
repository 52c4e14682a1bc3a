import { useLocale, useMessages, useTranslations } from 'next-intl';
import NoArticles from '@/components/art/covers/no-articles.svg';
import { loadPosts } from '@/lib/content/load-post';
import { postCategories } from '@/lib/content/post-schema';
import { PostBrowser } from './post-browser';
import { PostCard } from './post-card';

/** All articles, newest first, with the data for filtering in the browser. */
export function BlogIndex() {
  const locale = useLocale();
  const t = useTranslations('blog');
  const {
    search: { count: _count, ...search },
    empty,
  } = useMessages().blog;
  const posts = loadPosts(locale);
  return (
    <PostBrowser
      posts={posts.map((post, index) => ({
        id: post.id,
        title: post.title,
        excerpt: post.excerpt,
        category: post.category,
        tags: post.tags.map((id) => ({ id, label: t(`tags.${id}`) })),
        card: <PostCard post={post} newest={index === 0} />,
      }))}
      categories={postCategories.map((id) => ({ id, label: t(`categories.${id}`) }))}
      words={{
        search,
        empty,
        all: t('categories.all'),
        counts: [...posts.keys(), posts.length].map((count) => t('search.count', { count })),
      }}
      emptyPicture={<NoArticles />}
    />
  );
}
