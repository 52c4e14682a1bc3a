import { useTranslations } from 'next-intl';
import { FileDrawing } from '@/components/art/file-drawing';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import styles from './crafts.module.css';

const crafts = [
  { id: 'web', look: styles.wide, viewBox: '-130 24 820 236' },
  { id: 'mobile', look: styles.narrow, viewBox: '-60 24 520 236' },
  { id: 'product-design', look: classNames(styles.narrow, styles.lower), viewBox: '-180 40 760 220' },
  { id: 'system-coding', look: classNames(styles.wide, styles.lower), viewBox: '-335 18 1230 224' },
] as const;

/**
 * The four kinds of work, each with a picture of it, in one ruled frame of unequal blocks. A wide block cuts off the feet of
 * its drawing, never the head.
 */
export function Crafts() {
  const t = useTranslations('services.crafts');
  return (
    <Section pace="tight" background="sand" aria-labelledby="crafts-title">
      <div className="page-width">
        <h2 id="crafts-title">{t('title')}</h2>
        <ul className={styles.crafts}>
          {crafts.map(({ id, look, viewBox }) => (
            <li key={id} className={classNames(styles.craft, look)}>
              <FileDrawing file="services" id={id} viewBox={viewBox} preserveAspectRatio="xMidYMin slice" />
              <div>
                <h3 className="heading-md">{t(`list.${id}.title`)}</h3>
                <p>{t(`list.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
