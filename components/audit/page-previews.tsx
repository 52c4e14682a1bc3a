import type { PresentedPage } from '@/lib/audit/presented-report';
import type { ReportParts } from './report-parts';
import { webHref } from './web-href';

/**
 * What a search result and a shared link make of the page. The picture is named, not shown: it stands on a
 * stranger's server, which would learn who reads this report.
 */
export function PagePreviews({ page, parts }: { page: PresentedPage; parts: ReportParts }) {
  const { words } = parts;
  const { title, description, preview, finalUrl } = page;
  const image = webHref(preview.image);
  const host = hostOf(preview.url || finalUrl);
  return (
    <section className="previews" aria-labelledby="previews-title">
      <h2 className="t3" id="previews-title">
        {words.previews.title}
      </h2>
      <div>
        <h3>{words.previews.search}</h3>
        <div className={title ? 'serp' : 'serp was'}>
          <p className="u">
            <bdi dir="ltr">{crumbs(finalUrl)}</bdi>
          </p>
          <p className="t" dir="auto">
            {title || words.previews.noTitle}
          </p>
          <p dir="auto">{description || words.previews.noDescription}</p>
        </div>
      </div>
      <div>
        <h3>{words.previews.social}</h3>
        <div className="social-card">
          <div className={image ? 'social-picture' : 'social-picture none'}>
            {parts.icons.image}
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
          <div className="social-words">
            <p className="small muted">
              <bdi dir="auto">{preview.siteName || host}</bdi>
            </p>
            <b dir="auto">{preview.title || words.previews.noCardTitle}</b>
            {preview.description && (
              <p className="small" dir="auto">
                {preview.description}
              </p>
            )}
          </div>
        </div>
      </div>
      <p className="small muted">{words.previews.note}</p>
    </section>
  );
}

/** The address as search results write it: host, then the folders. */
function crumbs(address: string): string {
  const [, host = address, path = ''] = /^https?:\/\/([^/?#]+)\/?([^?#]*)/i.exec(address) ?? [];
  return [host, ...path.split('/').filter(Boolean)].join(' › ');
}

export function hostOf(address: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address;
}
