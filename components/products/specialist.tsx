import { useTranslations } from 'next-intl';
import { SampleNote, sampleNoteId } from '@/components/sample-note';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Section } from '@/components/ui/section';
import { brand } from '@/lib/config/brand';
import Cafe from './shops/cafe.svg';
import Dentist from './shops/dentist.svg';
import Gym from './shops/gym.svg';
import Shop from './shops/shop.svg';
import Workshop from './shops/workshop.svg';
import styles from './specialist.module.css';

const street = [
  { id: 'workshop', Front: Workshop },
  { id: 'cafe', Front: Cafe },
  { id: 'gym', Front: Gym },
  { id: 'dentist', Front: Dentist },
  { id: 'shop', Front: Shop },
] as const;

/** Small-business websites: five shops of one street, and what each shop's website does. */
export function Specialist() {
  const t = useTranslations('products.specialist');
  return (
    <Section aria-labelledby="specialist-title" aria-describedby={sampleNoteId}>
      <div className={`page-width ${styles.specialistHead}`}>
        <h2 id="specialist-title">{t('title')}</h2>
        <div className="stack">
          <p className="lead">{t('lede', { industries: brand.claims.industries })}</p>
          <SampleNote of="clients" className="block" />
        </div>
      </div>
      <ul className={`page-width ${styles.shopStreet}`}>
        {street.map(({ id, Front }) => (
          <li key={id}>
            <Front />
            <div>
              <h3>
                <Hyphenated>{t(`shops.${id}.title`)}</Hyphenated>
              </h3>
              <p>{t(`shops.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
