import { readWords } from './message-files';
import { keysReadByTranslators, namesIn } from './message-reads';
import { sourceFiles } from './source-files';

/**
 * Namespaces, and groups of others, whose words are also read as object properties, without a translator. For these it is only
 * checked that each part of a key is a name in the code.
 */
const readAsObjects = [
  'about',
  'advice',
  'ai-recommendations',
  'audit-phone.labels',
  'audit-repairs.labels',
  'audit-repairs.proof.labels',
  'audit-report',
  'audit-rivals.labels',
  'audit-site.labels',
  'blog',
  'business-growth',
  'consent',
  'contact',
  'error-page',
  'errors',
  'forms',
  'growth-advice',
  'newsletter',
  'overload',
  'personalization-result',
  'profile',
  'quote',
  'seo-audit',
  'seo-checker',
  'seo-report',
  'shell',
  'smart-personalization',
  'sound',
  'theme-demo',
  'toast',
  'top-bar',
  'weather',
  'weather-conditions',
  'widgets',
];

/** Required in the catalogue by the specification (SHELL-04), although the site uses another message. */
const specified = ['toast.messageSent'];

/** Messages that no code uses, as `namespace.group.word`. */
export function unreadMessages(): string[] {
  const files = sourceFiles(['app', 'components', 'lib', 'scripts', 'middleware.ts'], /\.tsx?$/);
  const keys = [...readWords('en').keys()].map((key) => key.replace('.json:', '.'));
  const read = keysReadByTranslators(keys, files);
  const names = namesIn(files);
  return keys.filter((key) => {
    const [namespace = '', ...parts] = key.split('.');
    const isObject =
      readAsObjects.some((group) => key.startsWith(`${group}.`)) || namespace.startsWith('checks-');
    if (specified.includes(key)) return false;
    // `spf-` is a group of the reasons that begin so.
    return !read.has(key) && !(isObject && parts.every((part) => names.has(part.replace(/-$/, ''))));
  });
}
