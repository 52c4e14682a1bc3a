import { type Directives, sourcesFor } from './parse-policy';

/** Ways around a policy, worst first. */
export const weaknesses = [
  'unsafe-inline',
  'insecure-scheme',
  'unsafe-eval',
  'insecure-passive',
  'unsafe-style',
  'default-allowed',
] as const;
export type Weakness = (typeof weaknesses)[number];

const anywhere = new Set([
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
]);
const passive = ['img-src', 'media-src'];

/**
 * The weaknesses of a policy by the rules of the HTTP Observatory. `default-allowed` is no fault, just not the
 * strictest. https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function findWeaknesses(directives: Directives, isSecure: boolean): Set<Weakness> {
  const found = new Set<Weakness>();
  const scripts = effective(sourcesFor(directives, 'script-src'));
  const styles = effective(sourcesFor(directives, 'style-src'));
  const objects = sourcesFor(directives, 'object-src');
  if (isOpen(scripts) || isInline(scripts) || isOpen(objects)) found.add('unsafe-inline');
  if (isSecure && activeSources(directives, scripts ?? []).some(isInsecure)) found.add('insecure-scheme');
  if ([...(scripts ?? []), ...(styles ?? [])].includes("'unsafe-eval'")) found.add('unsafe-eval');
  if (isSecure && passive.some((name) => sourcesFor(directives, name)?.some(isInsecure))) {
    found.add('insecure-passive');
  }
  if (isOpen(styles) || isInline(styles)) found.add('unsafe-style');
  const fallback = directives.get('default-src');
  if (fallback?.join(' ') !== "'none'" && fallback?.length !== 0) found.add('default-allowed');
  return found;
}

/** True if any host is allowed: without a restriction, or with one that every host meets. */
export function isOpen(sources: readonly string[] | undefined): boolean {
  return !sources || sources.some((source) => anywhere.has(source));
}

/** True for `'strict-dynamic'` without a nonce or hash: then no script runs. */
export function blocksAllScripts(directives: Directives): boolean {
  const scripts = sourcesFor(directives, 'script-src') ?? [];
  return scripts.includes("'strict-dynamic'") && !scripts.some(isNonceOrHash);
}

function isInline(sources: readonly string[] | undefined): boolean {
  return sources?.some((source) => source === "'unsafe-inline'" || source === 'data:') ?? false;
}

function isInsecure(source: string): boolean {
  return source.startsWith('http:') || source.startsWith('ftp:');
}

function activeSources(directives: Directives, scripts: readonly string[]): string[] {
  const others = [...directives]
    .filter(([name]) => name !== 'script-src' && !passive.includes(name) && !name.startsWith('report-'))
    .flatMap(([, sources]) => sources);
  return [...others, ...scripts];
}

/**
 * A nonce or hash disables 'unsafe-inline', and with 'strict-dynamic' also host lists, which policies contain for old
 * browsers.
 */
function effective(sources: readonly string[] | undefined): readonly string[] | undefined {
  if (!sources?.some(isNonceOrHash)) return sources;
  const isDynamic = sources.includes("'strict-dynamic'");
  return sources.filter((source) => {
    if (source === "'unsafe-inline'") return false;
    return !isDynamic || !(anywhere.has(source) || source === "'self'" || /^https?:/.test(source));
  });
}

function isNonceOrHash(source: string): boolean {
  return /^'(?:nonce|sha256|sha384|sha512)-/.test(source);
}
