/** A robots.txt that lets everybody in and names the sitemap. */
export function allowAll(pageUrl: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL('/sitemap.xml', pageUrl).href}`;
}

/** Rules for .htaccess that lead the site's name with and without www, encrypted or not, to the one of the page. */
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
