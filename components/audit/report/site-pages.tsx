import type { PresentedPageRow } from '@/lib/audit/presented';
import type { Messages } from '@/lib/i18n/messages';
import styles from './site-pages.module.css';

interface SitePagesProps {
  rows: readonly PresentedPageRow[];
  title: string;
  columns: Messages['audit-site']['labels']['columns'];
}

/** Every page of the website that was read, with its figures. */
export function SitePages({ rows, title, columns }: SitePagesProps) {
  const figures = ['score', 'clicks', 'words'] as const;
  return (
    <table className={styles.pages} aria-label={title}>
      <thead>
        <tr>
          {(['page', ...figures] as const).map((column) => (
            <th scope="col" key={column}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.url}>
            <th scope="row">
              <bdi>{row.title || row.url}</bdi>
              <bdi className={styles.address} dir="ltr">
                {row.url}
              </bdi>
              {row.mark && <span className="text-muted"> {row.mark}</span>}
            </th>
            {figures.map((figure) => (
              <td key={figure}>
                <span className={styles.name} aria-hidden="true">
                  {columns[figure]}{' '}
                </span>
                {row[figure]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
