import { useTranslations } from 'next-intl';
import { CodeSketch, MobileSketch, PrototypeSketch, WebSketch } from '@/components/art/craft-sketches';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import styles from './crafts.module.css';

const crafts = [
  { id: 'web', look: styles.wide, drawing: <WebSketch /> },
  { id: 'mobile', look: styles.narrow, drawing: <MobileSketch /> },
  { id: 'product-design', look: classNames(styles.narrow, styles.lower), drawing: <PrototypeSketch /> },
  { id: 'system-coding', look: classNames(styles.wide, styles.lower), drawing: <CodeSketch /> },
] as const;

/** The four kinds of work, each with a picture of it, in one ruled frame of unequal blocks. */
export function Crafts() {
  const t = useTranslations('services.crafts');
  return (
    <Section pace="tight" ground="sand" aria-labelledby="crafts-title">
      <div className="page-width">
        <h2 id="crafts-title">{t('title')}</h2>
        <ul className={styles.crafts}>
          {crafts.map(({ id, look, drawing }) => (
            <li key={id} className={classNames(styles.craft, look)}>
              {drawing}
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
