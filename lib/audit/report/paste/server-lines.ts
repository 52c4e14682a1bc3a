/** A robots.txt that allows everything and names the sitemap. */
export function allowAll(pageUrl: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap.xml', pageUrl).href}`;
}

/**
 * Rules for .htaccess that redirect all variants of the host (with and without www, http and https) to the page's own;
 * '' if the page is not on https.
 */
export function redirectRule(pageUrl: string): string {
  const { protocol, hostname } = new URL(pageUrl);
  if (protocol !== 'https:') return '';
  const quoted = (name: string) => name.replaceAll('.', '\\.');
  return [
    'RewriteEngine On',
    `RewriteCond %{HTTP_HOST} ^(www\\.)?${quoted(hostname.replace(/^www\./, ''))}$ [NC]`,
    'RewriteCond %{HTTPS} off [OR]',
    `RewriteCond %{HTTP_HOST} !^${quoted(hostname)}$ [NC]`,
    `RewriteRule ^ https://${hostname}%{REQUEST_URI} [R=301,L]`,
  ].join('\n');
}
