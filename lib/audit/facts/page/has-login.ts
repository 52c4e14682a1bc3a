import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';

const loginPath =
  /(?:^|[/._-])(?:log-?in|sign-?in|wp-login|my-?account|account|customer|anmelden|connexion|logowanie|vhod)(?=$|[/._?-])/i;

/** Whether visitors can log in: a password field, or a link or form that leads to a login page. */
export function hasLogin(html: HtmlFacts): boolean {
  const addresses = [
    ...listElements(html, 'a').map(({ attributes }) => attributes.href),
    ...listElements(html, 'form').map(({ attributes }) => attributes.action),
  ];
  return (
    listElements(html, 'input').some(
      ({ attributes }) => attributes.type?.trim().toLowerCase() === 'password',
    ) || addresses.some((address) => loginPath.test(address ?? ''))
  );
}
