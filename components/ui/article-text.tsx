import Markdown, { defaultUrlTransform, type Options } from 'react-markdown';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** Markdown of one of our texts as elements; raw HTML in it is shown as text. Links to our pages are in the page's language. */
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
  };
  return (
    <Markdown components={components} urlTransform={allowPhone}>
      {children}
    </Markdown>
  );
}

/** Texts of these links are numbers or addresses, which run from left to right in any language. */
function isAddress(href: string): boolean {
  return /^(tel|mailto):/.test(href);
}

function allowPhone(url: string): string {
  return /^tel:[+\d]+$/.test(url) ? url : defaultUrlTransform(url);
}
