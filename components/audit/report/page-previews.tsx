import { webHref } from '@/components/audit/web-href';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { PresentedPage } from '@/lib/audit/presented';
import { FindingSignal } from './finding-signal';
import styles from './page-previews.module.css';
import type { ReportTexts } from './report-texts';

interface PagePreviewsProps {
  page: PresentedPage;
  /** Why search engines don't list the page, if they don't. */
  unlisted: string | undefined;
  texts: ReportTexts;
}

/**
 * Previews of the page in search results and shared links. The picture's address is shown, not the picture: loading it
 * would reveal readers of this report to another server.
 */
export function PagePreviews({ page, unlisted, texts }: PagePreviewsProps) {
  const { words } = texts;
  const { title, description, preview, finalUrl, shownHost } = page;
  const image = webHref(preview.image);
  const cardHost = readHost(preview.url || finalUrl);
  const host = shownHost && cardHost === readHost(finalUrl) ? shownHost : cardHost;
  return (
    <section className={styles.previews} aria-labelledby="previews-title">
      <h2 className="heading-sm" id="previews-title">
        {words.previews.title}
      </h2>
      <div>
        <h3>{words.previews.search}</h3>
        {unlisted && <FindingSignal type="error">{unlisted}</FindingSignal>}
        <div className={styles.search}>
          <p className={styles.address}>
            <bdi dir="ltr">{toBreadcrumb(finalUrl, shownHost)}</bdi>
          </p>
          <p className={classNames(styles.title, !title && styles.untitled)} dir="auto">
            {title || words.previews.noTitle}
          </p>
          <p dir="auto">{description || words.previews.noDescription}</p>
        </div>
      </div>
      <div>
        <h3>{words.previews.social}</h3>
        <div className={styles.card}>
          <div className={classNames(styles.picture, !image && styles.missing)}>
            <Icon name="images" />
            {image ? (
              <p>
                {words.previews.picture}
                <br />
                <a href={image} rel="noopener noreferrer nofollow" target="_blank">
                  {words.previews.openPicture}
                </a>
              </p>
            ) : (
              <p>{words.previews.noPicture}</p>
            )}
          </div>
          <div className={styles.words}>
            <p className="text-sm text-muted">
              <bdi dir="auto">{preview.siteName || host}</bdi>
            </p>
            <b dir="auto">{preview.title || words.previews.noCardTitle}</b>
            {preview.description && (
              <p className="text-sm" dir="auto">
                {preview.description}
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The address as in search results: host › folder › folder. */
function toBreadcrumb(address: string, shownHost?: string): string {
  const [, host = address, path = ''] = /^https?:\/\/([^/?#]+)\/?([^?#]*)/i.exec(address) ?? [];
  return [shownHost ?? host, ...path.split('/').filter(Boolean)].join(' › ');
}

export function readHost(address: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address;
}
