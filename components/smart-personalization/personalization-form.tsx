import { type ReactNode, type RefObject, type SubmitEvent, useSyncExternalStore } from 'react';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import { selectClass } from '@/components/ui/select-class';
import type { FieldErrors } from '@/lib/errors';
import type { SentAnswers } from '@/lib/smart-personalization/choices';
import { choices } from '@/lib/smart-personalization/choices';
import { answerFields, readAnswers } from './answer-fields';
import styles from './personalization-form.module.css';
import type { PlanTexts } from './use-plan-texts';

interface PersonalizationFormProps {
  texts: PlanTexts;
  form: RefObject<HTMLFormElement | null>;
  isWorking: boolean;
  errors: FieldErrors;
  /** The outcome of the last attempt. */
  children: ReactNode;
  onAnswer: (answers: SentAnswers) => void;
  onSubmit: (answers: SentAnswers) => void;
}

const never = () => () => {};

/** Seven fields, numbered like the pieces of the puzzle. Uncontrolled, so that a failed attempt keeps the input. */
export function PersonalizationForm(props: PersonalizationFormProps) {
  const { texts, form, isWorking, errors, children, onAnswer, onSubmit } = props;
  const { form: words, options } = texts.words;

  // Disabled until hydration, because the browser would submit the input in the address.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isWorking) onSubmit(readAnswers(event.currentTarget));
  }

  const draw = (field: (typeof answerFields)[number]) => {
    const id = `personalization-${field}`;
    const fault = errors[field];
    const hint = field === 'location' ? words.locationHint : undefined;
    const wiring = {
      id,
      name: field,
      className: fieldStyles.control,
      'aria-invalid': fault ? true : undefined,
      'aria-describedby':
        [fault && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    };
    return (
      <div key={field} className={classNames(fieldStyles.field, fault && fieldStyles.faulty, styles.field)}>
        <label htmlFor={id}>{words[field]}</label>
        {field === 'businessName' || field === 'location' ? (
          <input
            {...wiring}
            type="text"
            dir="auto"
            required
            maxLength={field === 'location' ? 120 : 200}
            autoComplete={field === 'location' ? 'address-level2' : 'organization'}
          />
        ) : (
          <select {...wiring} className={selectClass(wiring.className)} defaultValue="">
            <option value="">{words.choose}</option>
            {choices[field].map((value) => (
              <option key={value} value={value}>
                {findLabel(value, options[field])}
              </option>
            ))}
          </select>
        )}
        {fault && (
          <span className={fieldStyles.fault} id={`${id}-error`}>
            <Icon name="octagon-alert" />
            <span>{fault.join(' ')}</span>
          </span>
        )}
        {hint && (
          <span className={fieldStyles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
    );
  };

  return (
    <form
      ref={form}
      name="personalization"
      className={classNames(styles.form, 'noscript:hidden!')}
      onInput={(event) => onAnswer(readAnswers(event.currentTarget))}
      onSubmit={handleSubmit}
    >
      {answerFields.map(draw)}
      <div className={classNames(fieldStyles.field, 'col-span-full')}>
        <label htmlFor="personalization-painPoints">{words.painPoints}</label>
        <input
          id="personalization-painPoints"
          name="painPoints"
          className={fieldStyles.control}
          type="text"
          dir="auto"
          maxLength={2000}
        />
      </div>
      {children}
      <Button
        type="submit"
        look="cta"
        size="lg"
        className="col-span-full"
        disabled={isWorking || !isHydrated}
      >
        <BusyLabel isBusy={isWorking} idle={words.submit} busy={words.working} />
      </Button>
    </form>
  );
}

function findLabel(value: string, names: Readonly<Record<string, string>>): string {
  return names[value] ?? value;
}
