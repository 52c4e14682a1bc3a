import { useTranslations } from 'next-intl';
import { CodeSketch, MobileSketch, PrototypeSketch, WebSketch } from '@/components/art/craft-sketches';

const crafts = [
  { id: 'web', drawing: <WebSketch /> },
  { id: 'mobile', drawing: <MobileSketch /> },
  { id: 'product-design', drawing: <PrototypeSketch /> },
  { id: 'system-coding', drawing: <CodeSketch /> },
] as const;

/** The four kinds of work, each with a drawing of it, in one ruled frame of unequal blocks. */
export function Crafts() {
  const t = useTranslations('services.crafts');
  return (
    <section className="sec sand" aria-labelledby="crafts-title">
      <div className="wrap">
        <h2 id="crafts-title">{t('title')}</h2>
        <ul className="crafts">
          {crafts.map(({ id, drawing }) => (
            <li key={id} className={`craft craft-${id}`}>
              {drawing}
              <div>
                <h3 className="t3">{t(`list.${id}.title`)}</h3>
                <p>{t(`list.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
