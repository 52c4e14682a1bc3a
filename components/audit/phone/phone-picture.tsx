import type { PresentedPhone } from '@/lib/audit/presented';
import { MarkedScreen } from './marked-screen';
import styles from './phone-picture.module.css';

/** The first screen with its marks. */
export function PhonePicture({ picture }: { picture: NonNullable<PresentedPhone['picture']> }) {
  const { caption, whole, ...screen } = picture;
  return (
    <figure className={styles.figure}>
      <MarkedScreen {...screen} />
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
