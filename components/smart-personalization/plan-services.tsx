import type { ReactNode } from 'react';
import { badgeClass } from '@/components/ui/badge-class';
import { classNames } from '@/components/ui/class-names';
import { fill } from '@/lib/i18n/fill';
import { moneyFormat } from '@/lib/i18n/money';
import type { RecommendedService } from '@/lib/smart-personalization/recommended-services';
import styles from './plan-services.module.css';
import type { PlanTexts } from './use-plan-texts';

const priorityLooks: Record<RecommendedService['priority'], string | undefined> = {
  high: styles.high,
  medium: undefined,
  low: styles.low,
};

export const servicesClass = styles.services;

interface PlanServicesProps {
  services: readonly RecommendedService[];
  texts: PlanTexts;
}

/** Recommended services in order of priority. */
export function PlanServices({ services, texts }: PlanServicesProps) {
  const { recommendations: words } = texts.words;
  return (
    <>
      <h2 className="heading-md">{words.title}</h2>
      {services.length === 0 && <p>{words.none}</p>}
      {services.length > 1 && <p className="mt-2 max-w-160 text-muted">{words.order}</p>}
      <ol className={servicesClass}>
        {services.map((service, index) => (
          <PlanService
            key={service.step}
            service={service}
            piece={texts.pieces[index % texts.pieces.length]}
            texts={texts}
          />
        ))}
      </ol>
    </>
  );
}

interface PlanServiceProps {
  service: RecommendedService;
  piece: ReactNode;
  texts: PlanTexts;
  /** Above its name. */
  note?: ReactNode;
}

/** A recommended service; in a list that has `servicesClass`. */
export function PlanService({ service, piece, texts, note }: PlanServiceProps) {
  const { recommendations: words } = texts.words;
  const {
    id,
    title,
    step,
    description,
    priority,
    relevanceScore,
    personalizedReason,
    estimatedValue,
    isFree,
  } = service;
  const unit = service.isMonthly ? words.monthly : words.once;
  const price = moneyFormat(texts.language, { maximumFractionDigits: 0 });
  const relevance = fill(words.percent, {
    value: new Intl.NumberFormat(texts.language).format(relevanceScore),
  });
  return (
    <li>
      <div className={styles.head}>
        {piece}
        <div>
          {note}
          <p className={styles.name}>
            <a href={`${texts.servicesPath}#${id}`}>{title}</a>
            <span className={badgeClass({ className: priorityLooks[priority] })}>
              {words.priorities[priority]}
            </span>
          </p>
          <h3>{step}</h3>
        </div>
      </div>
      <div className={styles.text}>
        <p>{description}</p>
        <p className={styles.reason}>
          <b>{words.reason}</b> {personalizedReason}
        </p>
      </div>
      <dl>
        <div>
          <dt>{words.value}</dt>
          {estimatedValue > 0 ? (
            <dd>
              <span className={classNames('figures', styles.price)}>{price(estimatedValue)}</span> {unit}
            </dd>
          ) : (
            <dd>{isFree ? words.free : words.noPrice}</dd>
          )}
        </div>
        <div className={styles.relevance}>
          <dt>{words.relevance}</dt>
          <dd>{relevance}</dd>
        </div>
      </dl>
    </li>
  );
}
