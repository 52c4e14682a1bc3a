import { useTranslations } from 'next-intl';
import styles from './visit-log.module.css';

/** What a check asks a website for, by kind, and the answer's status. */
const requests = [
  ['GET', '/robots.txt', 200],
  ['GET', '/', 200],
  ['GET', '/sitemap.xml', 200],
  ['HEAD', '/prices', 200],
  ['HEAD', '/team.webp', 404],
  ['HEAD', '/menu.js', 200],
  ['GET', '/de', 200],
] as const;

/** The requests of a check as the lines of a server's log. */
export function VisitLog() {
  const t = useTranslations('bot');
  return (
    <figure className={styles.log}>
      <figcaption>{t('log')}</figcaption>
      <ol dir="ltr" translate="no">
        {requests.map(([method, path, status]) => (
          <li key={path}>
            <code>
              <b>{method}</b> {path} <span>{status}</span>
            </code>
          </li>
        ))}
      </ol>
    </figure>
  );
}
