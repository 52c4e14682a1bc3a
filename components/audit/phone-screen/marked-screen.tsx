import type { PresentedMark } from '@/lib/audit/presented';
import styles from './marked-screen.module.css';

interface MarkedScreenProps {
  source: string;
  alt: string;
  width: number;
  height: number;
  marks: readonly PresentedMark[];
}

/** A screenshot of a phone with numbered marks, never mirrored. */
export function MarkedScreen({ source, alt, width, height, marks }: MarkedScreenProps) {
  return (
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
  );
}
