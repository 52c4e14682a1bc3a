import { useTranslations } from 'next-intl';
import { ProjectPicture } from '@/components/clients/project-picture';
import { SampleNote, sampleNoteId } from '@/components/sample-note';
import { classNames } from '@/components/ui/class-names';
import { Hyphenated } from '@/components/ui/hyphenated';
import { Section } from '@/components/ui/section';
import type { PicturedProject } from '@/lib/content/project-colours';
import styles from './crafts.module.css';

interface Craft {
  id: 'web' | 'mobile' | 'product-design' | 'system-coding';
  look: string | undefined;
  websites: readonly PicturedProject[];
}

const crafts: readonly Craft[] = [
  { id: 'web', look: styles.web, websites: ['miami-smash-repairs'] },
  { id: 'mobile', look: styles.mobile, websites: ['kirra-swim-school', 'tugun-toast-house'] },
  { id: 'product-design', look: styles.design, websites: ['varsity-conveyancing'] },
  { id: 'system-coding', look: styles.code, websites: ['broadwater-managed-it'] },
];

/** The four kinds of work, each with a part of a website, in one ruled frame of unequal blocks. */
export function Crafts() {
  const t = useTranslations('services.crafts');
  return (
    <Section background="sand" aria-labelledby="crafts-title" aria-describedby={sampleNoteId}>
      <div className="page-width">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="crafts-title">{t('title')}</h2>
          <SampleNote of="clients" />
        </div>
        <ul className={styles.crafts}>
          {crafts.map(({ id, look, websites }) => (
            <li key={id} className={classNames(styles.craft, look)}>
              <div className={styles.screens} aria-hidden="true">
                {websites.map((website) => (
                  <ProjectPicture key={website} id={website} alt="" sizes="60rem" />
                ))}
              </div>
              <div className={styles.words}>
                <h3 className="heading-md">
                  <Hyphenated>{t(`list.${id}.title`)}</Hyphenated>
                </h3>
                <p>{t(`list.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
