import type { PresentedPhone } from '@/lib/audit/report/presented-phone';
import styles from './phone-picture.module.css';

/** The first screen with its marks, never mirrored. */
export function PhonePicture({ picture }: { picture: NonNullable<PresentedPhone['picture']> }) {
  const { source, alt, width, height, marks, caption, whole } = picture;
  return (
    <figure className={styles.figure}>
      <div className={styles.device} dir="ltr">
        <div className={styles.screen}>
          {/* biome-ignore lint/performance/noImgElement: a private picture, which an image optimiser must not cache. */}
          <img src={source} alt={alt} width={width} height={height} decoding="async" />
          <div aria-hidden="true">
            {marks.map(({ key, number, isFault, box, badge }) => (
              <span key={key} className={isFault ? undefined : styles.note}>
                <i
                  className={styles.box}
                  style={{
                    insetInlineStart: `${box.x}%`,
                    insetBlockStart: `${box.y}%`,
                    inlineSize: `${box.width}%`,
                    blockSize: `${box.height}%`,
                  }}
                />
                <b
                  className={styles.badge}
                  style={{ insetInlineStart: `${badge.x}%`, insetBlockStart: `${badge.y}%` }}
                >
                  {number}
                </b>
              </span>
            ))}
          </div>
        </div>
      </div>
      <figcaption className="text-sm text-muted">
        <span>{caption}</span>{' '}
        {whole && (
          <a className="text-link" href={whole.href} target="_blank" rel="noopener">
            {whole.label}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
