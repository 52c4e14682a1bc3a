import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from './class-names';
import fieldStyles from './form-field.module.css';

export interface FieldWiring {
  id: string;
  name: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  /** Prefix of the ids of its parts, so that one page can contain two forms. */
  form: string;
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  /** Validation errors of the value. */
  errors: readonly string[] | undefined;
  /** Takes the whole width of the form. */
  wide?: true;
  className?: string;
  /** Renders the control with the attributes that connect it to its label, hint and errors. */
  children: (wiring: FieldWiring) => ReactElement;
}

/** A label above a control, with error and hint below. */
export function FormField({ form, name, label, hint, errors, wide, className, children }: FormFieldProps) {
  const id = `${form}-${name}`;
  const describedBy = [errors && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div
      className={classNames(
        fieldStyles.field,
        errors && fieldStyles.faulty,
        wide && 'col-span-full',
        className,
      )}
    >
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: fieldStyles.control,
        'aria-invalid': errors ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {errors && (
        <span className={fieldStyles.fault} id={`${id}-error`}>
          <Icon name="octagon-alert" />
          <span>{errors.join(' ')}</span>
        </span>
      )}
      {hint && (
        <span className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
