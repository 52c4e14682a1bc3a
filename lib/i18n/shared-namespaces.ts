/** Message files that every page may read, besides those of the pages themselves, which are named after the page. */
export const sharedNamespaces = [
  'audit-report',
  'common',
  'consent',
  'errors',
  'forms',
  'newsletter',
  'not-found',
  'projects',
  'quote',
  'seo-report',
  'shell',
  'sound',
  'tips',
  'toast',
  'top-bar',
  'widgets',
] as const;
