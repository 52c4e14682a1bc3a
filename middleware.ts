import { type NextRequest, NextResponse } from 'next/server';
import { perRequestPolicy } from '@/lib/config/content-policy/per-request-policy';
import { reportingEndpoints } from '@/lib/config/content-policy/reporting';
import { staffPolicy } from '@/lib/config/content-policy/staff-policy';
import { env } from '@/lib/config/env';
import { isDevelopmentPage } from '@/lib/config/is-development-page';
import { LOCALE_COOKIE } from '@/lib/i18n/locale-cookie';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { localePath, splitPath, splitWrittenPath } from '@/lib/i18n/path';
import { canonicalPath } from '@/lib/site/canonical-path';
import { knownPaths } from '@/lib/site/pages';
import { isReportPath, parseReportFile, reportGonePath } from '@/lib/site/report-path';
import { isStaffPath, issuePreviewPath } from '@/lib/site/staff-path';

/**
 * Runs only for what the matcher selects: unknown addresses, other spellings of known ones, and pages without language
 * prefix for visitors who have chosen another language. Everything else is served without it (see lib/i18n/README.md).
 */
export default function middleware(request: NextRequest): NextResponse {
  if (isDevelopmentPage(request.nextUrl.pathname)) return NextResponse.next();
  const canonical = canonicalPath(request.nextUrl.pathname);
  if (canonical) return redirectTo(request, canonical, 301);
  const desk = request.nextUrl.pathname.replace(/^\/staff(?=\/|$)/i, '/staff');
  if (env.STAFF_EMAILS && isStaffPath(desk)) {
    return desk === request.nextUrl.pathname ? showDesk(request) : redirectTo(request, desk, 301);
  }

  const { locale, path, prefixed } = splitPath(request.nextUrl.pathname);
  if (parseReportFile(path)) return serveReportFile(request, locale, path);
  const isReport = isReportPath(path);
  const known = isReport || knownPaths.includes(path);
  if (!known) return notFound(request);

  const remembered = request.cookies.get(LOCALE_COOKIE)?.value;
  if (!prefixed && isLocale(remembered) && remembered !== defaultLocale) {
    return redirectTo(request, localePath(remembered, path), 307);
  }
  return isReport ? showReport(request, locale, path) : NextResponse.next();
}

/**
 * Reports are rendered per request, so they have no stored content security policy: they get one with a nonce, which Next
 * reads from the request and sets on its scripts. They are private: neither indexed nor cached.
 */
function showReport(request: NextRequest, locale: Locale, path: string): NextResponse {
  const policy = perRequestPolicy(crypto.randomUUID().replaceAll('-', ''));
  const headers = new Headers(request.headers);
  headers.delete('content-security-policy');
  if (policy) headers.set('content-security-policy', policy);
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}${path}`;
  const response = NextResponse.rewrite(url, { request: { headers } });
  if (policy) {
    response.headers.set('Content-Security-Policy', policy);
    response.headers.set('Reporting-Endpoints', reportingEndpoints);
  }
  response.headers.set('Content-Language', locales[locale].hrefLang);
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** A report as a file: a route handler answers it, in the language of the address. */
function serveReportFile(request: NextRequest, locale: Locale, path: string): NextResponse {
  const { token, format } = parseReportFile(path) ?? {};
  const url = request.nextUrl.clone();
  url.pathname = `/api/reports/${token}/file/${format}`;
  url.search = `?locale=${locale}`;
  return NextResponse.rewrite(url);
}

/** The staff desk, which exists only if somebody may sign in. It is never indexed or cached and has its own policy. */
function showDesk(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = staffPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.delete('content-security-policy');
  headers.set('x-nonce', nonce);
  if (policy) headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  // Responses to forms, and the preview of a mail, set their own policy.
  const hasOwnPolicy = request.method === 'POST' || request.nextUrl.pathname === issuePreviewPath;
  if (policy && !hasOwnPolicy) response.headers.set('Content-Security-Policy', policy);
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Referrer-Policy', 'same-origin');
  return response;
}

function redirectTo(request: NextRequest, path: string, status: 301 | 307): NextResponse {
  // Not a clone of `nextUrl`, which would add the trailing slash again.
  const url = new URL(path, request.nextUrl.origin);
  url.search = request.nextUrl.search;
  const response = NextResponse.redirect(url, status);
  // A temporary redirect depends on the visitor's cookie: no shared cache may store it.
  response.headers.set('Cache-Control', status === 301 ? 'public, max-age=86400' : 'private, no-store');
  return response;
}

function notFound(request: NextRequest): NextResponse {
  const { locale, path } = splitWrittenPath(request.nextUrl.pathname);
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}${notFoundPage(path)}`;
  url.search = '';
  return NextResponse.rewrite(url, { status: 404 });
}

function notFoundPage(path: string): string {
  if (path === reportGonePath) return reportGonePath;
  return path.startsWith('/blog/') ? '/blog/not-found' : '/404';
}

// Next reads the matcher without running this file, so it is a literal, which `npm run generate` writes from the page table.
export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source:
        '/(about|services|products|clients|blog|tech-tips|seo-services|seo-checker|seo-audit|how-we-score|bot|accessibility|weather|business-growth|smart-personalization|ai-recommendations|profile|contact|faq|privacy-policy|terms|success|theme-demo|blog/1|blog/2|blog/3|blog/4|blog/5|blog/6|blog/7|blog/8|blog/9|blog/10|blog/11|blog/12|newsletter/check-inbox|newsletter/confirm|newsletter/confirmed|newsletter/unsubscribe|newsletter/unsubscribed|newsletter/invalid-link|newsletter/not-sent|terms-of-service)?',
      has: [
        {
          type: 'cookie',
          key: 'NEXT_LOCALE',
          value: '(fa|es|pt|ja|zh|de|pl|bg)',
        },
      ],
    },
    '/((?!api/|_next/|art/|fonts/|og/|icon\\.svg$|apple-icon\\.png$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|llms\\.txt$|(?:\\.well-known/)?security\\.txt$|(?:(?:fa|es|pt|ja|zh|de|pl|bg)/)?feed\\.xml$|(?:(?:fa|es|pt|ja|zh|de|pl|bg)/)?(?:about|services|products|clients|blog|tech-tips|seo-services|seo-checker|seo-audit|how-we-score|bot|accessibility|weather|business-growth|smart-personalization|ai-recommendations|profile|contact|faq|privacy-policy|terms|success|theme-demo|blog/1|blog/2|blog/3|blog/4|blog/5|blog/6|blog/7|blog/8|blog/9|blog/10|blog/11|blog/12|newsletter/check-inbox|newsletter/confirm|newsletter/confirmed|newsletter/unsubscribe|newsletter/unsubscribed|newsletter/invalid-link|newsletter/not-sent|terms-of-service)$|(?:fa|es|pt|ja|zh|de|pl|bg)$).+)',
  ],
};
