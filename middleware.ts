import { type NextRequest, NextResponse } from 'next/server';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { localePath, splitPath } from '@/lib/i18n/path';
import { LOCALE_COOKIE } from '@/lib/i18n/remembered';
import { knownPaths } from '@/lib/site/pages';

/**
 * Sees only what the matcher lets through: unknown addresses, `/en/…`, and bare pages of a visitor
 * who has chosen another language. Everything else is served without it (see lib/i18n/README.md).
 */
export default function middleware(request: NextRequest): NextResponse {
  const { locale, path, prefixed } = splitPath(request.nextUrl.pathname);
  const known = knownPaths.includes(path);

  if (prefixed && locale === defaultLocale && known) return redirectTo(request, path, 308);
  if (!known) return notFound(request);

  const remembered = request.cookies.get(LOCALE_COOKIE)?.value;
  if (!prefixed && isLocale(remembered) && remembered !== defaultLocale) {
    return redirectTo(request, localePath(remembered, path), 307);
  }
  return NextResponse.next();
}

function redirectTo(request: NextRequest, path: string, status: 307 | 308): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = path;
  const response = NextResponse.redirect(url, status);
  // A temporary redirect depends on the visitor's cookie: no shared cache may keep it.
  if (status === 307) response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

function notFound(request: NextRequest): NextResponse {
  const { locale } = splitPath(request.nextUrl.pathname);
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}/404`;
  url.search = '';
  return NextResponse.rewrite(url, { status: 404 });
}

// Next reads the matcher at build time, so it has to be a literal; tests/middleware.test.ts holds it against the page table.
export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source: '/(about|faq|services|contact|privacy-policy|terms|terms-of-service|theme-demo)?',
      has: [{ type: 'cookie', key: 'NEXT_LOCALE', value: '(fa|es|pt|ja|zh|de|pl|bg)' }],
    },
    '/((?!api/|_next/|art/|fonts/|icon\\.svg$|(?:(?:fa|es|pt|ja|zh|de|pl|bg)/)?(?:about|faq|services|contact|privacy-policy|terms|terms-of-service|theme-demo)$|(?:fa|es|pt|ja|zh|de|pl|bg)$).+)',
  ],
};
