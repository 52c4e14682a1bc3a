'use client';

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { useQueryValue } from '@/components/ui/use-query-value';
import { matchesFilter, type SearchablePost } from '@/lib/content/filter-posts';
import type { Messages } from '@/lib/i18n/messages';
import { CategoryButtons } from './category-buttons';
import { NoMatch } from './no-match';
import styles from './post-browser.module.css';
import listStyles from './post-list.module.css';
import { SearchBox } from './search-box';

interface PostBrowserProps {
  posts: readonly (SearchablePost & { id: number; card: ReactNode })[];
  categories: readonly { id: string; label: string }[];
  words: {
    search: Omit<Messages['blog']['search'], 'count'>;
    empty: Messages['blog']['empty'];
    all: string;
    /** Texts such as "3 articles"; the index is the number. */
    counts: readonly string[];
  };
  emptyPicture: ReactNode;
}

/** The articles with search and filter buttons. The filter is stored in the address. */
export function PostBrowser({ posts, categories, words, emptyPicture }: PostBrowserProps) {
  const [query, setQuery] = useQueryValue('q');
  const [askedCategory, setCategory] = useQueryValue('category');
  const [askedTag, setTag] = useQueryValue('tag');
  // The address may contain an unknown category.
  const category = categories.some(({ id }) => id === askedCategory) ? askedCategory : '';
  const tag = posts.flatMap(({ tags }) => tags).find(({ id }) => id === askedTag);

  const filter = { query, category, tag: tag?.id ?? '' };
  const found = posts.filter((post) => matchesFilter(post, filter));
  const isFiltered = found.length < posts.length;

  // One history entry for all changes.
  function showAll() {
    setQuery('');
    setCategory('', query ? 'replace' : 'push');
    setTag('', query || askedCategory ? 'replace' : 'push');
  }

  return (
    <>
      <search className={classNames(styles.search, 'noscript:hidden!')}>
        <SearchBox
          value={query}
          label={words.search.label}
          placeholder={words.search.placeholder}
          onChange={(value) => setQuery(value, 'replace')}
        />
        <CategoryButtons
          label={words.search.categories}
          chosen={category}
          categories={[{ id: '', label: words.all }, ...categories]}
          onChoose={setCategory}
        />
        <p className="text-muted" role="status">
          {words.counts[found.length]}
        </p>
        {tag && (
          <button type="button" className={styles.tag} onClick={() => setTag('')}>
            <span>
              <span className={classNames('text-muted', styles.tagLabel)}>{words.search.tag}</span>{' '}
              {tag.label}
            </span>
            <Icon name="x" />
            <span className="sr-only">{words.search.removeTag}</span>
          </button>
        )}
      </search>
      {found.length === 0 && (
        <NoMatch
          title={words.empty.title}
          text={words.empty.text}
          action={words.empty.showAll}
          onShowAll={showAll}
        >
          {emptyPicture}
        </NoMatch>
      )}
      <ul className={classNames(listStyles.list, isFiltered && listStyles.found)}>
        {posts.map((post) => (
          <li key={post.id} hidden={!found.includes(post)}>
            {post.card}
          </li>
        ))}
      </ul>
    </>
  );
}
