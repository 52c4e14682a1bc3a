import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';
import { fieldClass } from './field-class';

interface FieldWiring {
  id: string;
  name: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  /** Begins the ids of its parts, so that two forms can stand on one page. */
  form: string;
  name: string;
  label: ReactNode;
  hint?: string;
  /** What is wrong with what stands in it. */
  errors: readonly string[] | undefined;
  /** Stands before the errors. */
  faultIcon: ReactNode;
  /** Takes the whole width of the form. */
  wide?: true;
  className?: string;
  /** Draws the control with what ties it to its label, hint and fault. */
  children: (wiring: FieldWiring) => ReactElement;
}

/** Label above, control, then fault and hint below. */
export function FormField({
  form,
  name,
  label,
  hint,
  errors,
  faultIcon,
  wide,
  className,
  children,
}: FormFieldProps) {
  const id = `${form}-${name}`;
  const describedBy = [errors && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div
      className={classNames(
        fieldClass.field,
        errors && fieldClass.faulty,
        wide && 'col-span-full',
        className,
      )}
    >
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: fieldClass.control,
        'aria-invalid': errors ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {errors && (
        <span className={fieldClass.fault} id={`${id}-error`}>
          {faultIcon}
          {errors.join(' ')}
        </span>
      )}
      {hint && (
        <span className={fieldClass.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
