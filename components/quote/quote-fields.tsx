import type { InputHTMLAttributes } from 'react';
import checkBoxStyles from '@/components/ui/check-box.module.css';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import type { FieldErrors } from '@/lib/errors';
import { phonePattern } from '@/lib/leads/phone-pattern';
import { preferredContacts, type QuoteContact } from '@/lib/smart-personalization/quote-contact';
import styles from './quote-fields.module.css';
import type { QuoteTexts } from './use-quote-texts';

interface QuoteFieldsProps {
  words: QuoteTexts['words'];
  contact: QuoteContact;
  errors: FieldErrors;
  onChange: (contact: QuoteContact) => void;
}

const contactWords = { email: 'byEmail', phone: 'byPhone', both: 'byBoth' } as const;

/** E-mail, phone, and the preferred contact method. */
export function QuoteFields({ words, contact, errors, onChange }: QuoteFieldsProps) {
  return (
    <div className={styles.fields}>
      <QuoteField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={words.email}
        fault={errors.email}
        value={contact.email}
        onChange={({ target }) => onChange({ ...contact, email: target.value })}
      />
      <QuoteField
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        pattern={phonePattern}
        label={words.phone}
        fault={errors.phone}
        value={contact.phone}
        onChange={({ target }) => onChange({ ...contact, phone: target.value })}
      />
      <fieldset className={classNames(fieldStyles.field, styles.preferred)}>
        <legend>{words.preferredContact}</legend>
        <div className={styles.choices}>
          {preferredContacts.map((one) => (
            <label key={one}>
              <input
                className={checkBoxStyles.box}
                type="radio"
                name="preferredContact"
                value={one}
                checked={contact.preferredContact === one}
                onChange={() => onChange({ ...contact, preferredContact: one })}
              />
              {words[contactWords[one]]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface QuoteFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** The server's errors for this field. */
  fault: string[] | undefined;
}

function QuoteField({ label, fault, ...input }: QuoteFieldProps) {
  const id = `quote-${input.name}`;
  return (
    <div className={classNames(fieldStyles.field, fault && fieldStyles.faulty)}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={fieldStyles.control}
        dir="ltr"
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
      />
      {fault && (
        <span className={fieldStyles.fault} id={`${id}-error`}>
          <Icon name="octagon-alert" />
          <span>{fault.join(' ')}</span>
        </span>
      )}
    </div>
  );
}
