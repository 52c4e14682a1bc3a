import { useLocale, useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';
import Markdown, { defaultUrlTransform, type Options } from 'react-markdown';
import { Link } from '@/components/ui/link';
import { markdownPlugins } from '@/lib/content/markdown-plugins';
import { localePath } from '@/lib/i18n/path';
import { closeUpSentences } from './close-up-sentences';
import { CopyText } from './copy-text';
import { Hyphenated } from './hyphenated';
import { markTables, readText } from './mark-tables';

interface ArticleTextProps {
  /** Table columns with a bar below each number, counted from 0. */
  barColumns?: readonly number[] | undefined;
  children: string;
}

/**
 * Renders our own Markdown, with tables, and with fenced code blocks as texts to copy; raw HTML is shown as text. Links to
 * our pages lead to the page's language.
 */
export function ArticleText({ barColumns, children }: ArticleTextProps) {
  const locale = useLocale();
  const components: Options['components'] = {
    a: ({ href = '', children: words }) => {
      if (href.startsWith('/'))
        return (
          <Link href={localePath(locale, href)} prefetch={false}>
            {words}
          </Link>
        );
      return <a href={href}>{isAddress(href) ? <bdi dir="ltr">{words}</bdi> : words}</a>;
    },
    code: ({ children: words }) => (
      <code dir="ltr" translate="no">
        {words}
      </code>
    ),
    th: ({ node, children: words, ...cell }) => <th {...cell}>{hyphenate(words)}</th>,
    td: ({ node, children: words, ...cell }) => <td {...cell}>{hyphenate(words)}</td>,
    pre: ({ node }) => <ArticleTemplate text={readText(node).trimEnd()} />,
  };
  return (
    <Markdown
      components={components}
      remarkPlugins={markdownPlugins}
      rehypePlugins={[[markTables, barColumns], closeUpSentences]}
      urlTransform={allowPhone}
    >
      {children}
    </Markdown>
  );
}

/** The texts of a cell, beside code and links. */
function hyphenate(words: ReactNode): ReactNode {
  return Children.map(words, (part) => (typeof part === 'string' ? <Hyphenated>{part}</Hyphenated> : part));
}

/** Whether the text of a link is a number or an address, which is written left to right in any language. */
function isAddress(href: string): boolean {
  return /^(tel|mailto):/.test(href);
}

function allowPhone(url: string): string {
  return /^tel:[+\d]+$/.test(url) ? url : defaultUrlTransform(url);
}

/** A text to copy, written as a fenced code block in an article. */
function ArticleTemplate({ text }: { text: string }) {
  const t = useTranslations('blog.template');
  return <CopyText text={text} words={{ action: t('copy'), copied: t('copied'), failed: t('failed') }} />;
}
