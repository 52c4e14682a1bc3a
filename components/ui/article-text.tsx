import Markdown, { defaultUrlTransform, type ExtraProps, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { ArticleTemplate } from '@/components/ui/article-template';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/**
 * Markdown of one of our texts as elements, with tables, and with fenced blocks as texts to copy; raw HTML in it is shown
 * as text. Links to our pages are in the page's language.
 */
export function ArticleText({ locale, children }: { locale: Locale; children: string }) {
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
    pre: ({ node }) => <ArticleTemplate text={textOf(node).trimEnd()} />,
  };
  return (
    <Markdown components={components} remarkPlugins={[remarkGfm]} urlTransform={allowPhone}>
      {children}
    </Markdown>
  );
}

type HtmlNode = NonNullable<ExtraProps['node']>['children'][number];

function textOf(node: HtmlNode | undefined): string {
  if (node?.type === 'text') return node.value;
  return node?.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** Texts of these links are numbers or addresses, which run from left to right in any language. */
function isAddress(href: string): boolean {
  return /^(tel|mailto):/.test(href);
}

function allowPhone(url: string): string {
  return /^tel:[+\d]+$/.test(url) ? url : defaultUrlTransform(url);
}
