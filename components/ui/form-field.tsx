import type { ReactElement, ReactNode } from 'react';

export interface FieldWiring {
  id: string;
  name: string;
  className: string;
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
  /** Draws the control with what ties it to its label, hint and fault. */
  children: (wiring: FieldWiring) => ReactElement;
}

/** Label above, control, then fault and hint below. */
export function FormField({ form, name, label, hint, errors, faultIcon, wide, children }: FormFieldProps) {
  const id = `${form}-${name}`;
  const describedBy = [errors && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={['fld', errors && 'err', wide && 'wide'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: 'in',
        'aria-invalid': errors ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {errors && (
        <span className="msg" id={`${id}-error`}>
          {faultIcon}
          {errors.join(' ')}
        </span>
      )}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
