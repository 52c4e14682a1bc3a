import type { PresentedPageTable } from '@/lib/audit/report/presented-site';
import styles from './site-section.module.css';

/** Every page of the website that was read, with its figures. */
export function SitePages({ table }: { table: PresentedPageTable }) {
  const { columns, rows } = table;
  return (
    // Narrow screens scroll it, by keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={table.title}>
      <table className={styles.pages}>
        <thead>
          <tr>
            <th scope="col">{columns.page}</th>
            <th scope="col">{columns.score}</th>
            <th scope="col">{columns.clicks}</th>
            <th scope="col">{columns.words}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ url, title, score, clicks, words, mark }) => (
            <tr key={url}>
              <th scope="row">
                <bdi>{title || url}</bdi>
                <bdi className={styles.address} dir="ltr">
                  {url}
                </bdi>
                {mark && <span className="text-muted"> {mark}</span>}
              </th>
              <td>{score}</td>
              <td>{clicks}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
