import type { ReactElement, ReactNode } from 'react';

export interface FieldWiring {
  id: string;
  name: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface ContactFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** What the server says is wrong with this field. */
  errors: string[] | undefined;
  /** Stands before the errors. */
  faultIcon: ReactNode;
  wide?: true;
  /** Draws the control with the attributes that tie it to its label, hint and error. */
  children: (wiring: FieldWiring) => ReactElement;
}

/** Label above, control, then hint or fault below. */
export function ContactField({ name, label, hint, errors, faultIcon, wide, children }: ContactFieldProps) {
  const id = `contact-${name}`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = errors ? `${id}-error` : undefined;
  return (
    <div className={['fld', errors && 'err', wide && 'wide'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: 'in',
        'aria-invalid': errors ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {errors && (
        <span className="msg" id={errorId}>
          {faultIcon}
          {errors.join(' ')}
        </span>
      )}
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}
