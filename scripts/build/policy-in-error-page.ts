import {
  contentSecurityPolicy,
  type PolicyOptions,
} from '../../lib/config/content-policy/content-security-policy';

const policyElement = /<meta http-equiv="Content-Security-Policy"[^<>]*>/;

/**
 * The page with its policy in an element, for the two emergency pages (404.html, 500.html), which platforms and Next send
 * as plain files. Undefined if the page has no head.
 */
export function putPolicyInErrorPage(
  html: string,
  options: Omit<PolicyOptions, 'carrier'>,
): string | undefined {
  const bare = html.replace(policyElement, '');
  const policy = contentSecurityPolicy(bare, { ...options, carrier: 'meta' });
  const page = bare.replace(
    /<head\b[^<>]*>/i,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  return page === bare ? undefined : page;
}
