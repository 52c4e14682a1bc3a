import type { PresentedPhoneScreen } from '@/lib/audit/presented';
import type { Messages } from '@/lib/i18n/messages';
import { MarkedScreen } from './marked-screen';
import styles from './phone-picture.module.css';

interface PhonePictureProps {
  picture: NonNullable<PresentedPhoneScreen['picture']>;
  words: Messages['audit-phone']['labels'];
}

/** The first screen with its marks. */
export function PhonePicture({ picture, words }: PhonePictureProps) {
  const { whole, ...screen } = picture;
  return (
    <figure className={styles.figure}>
      <MarkedScreen {...screen} />
      <figcaption className="text-sm text-muted">
        <span>{screen.marks.length > 0 && words.marked}</span>{' '}
        {whole && (
          <a className="text-link" href={whole} target="_blank" rel="noopener">
            {words.whole}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
