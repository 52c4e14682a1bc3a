import type { ReactElement, ReactNode } from 'react';

export interface AuditFieldWiring {
  id: string;
  name: string;
  className: string;
  required: true;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface AuditFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** What is wrong with what stands in it. */
  errors: string[] | undefined;
  faultIcon: ReactNode;
  /** Draws the control with what ties it to its label, hint and fault. */
  children: (wiring: AuditFieldWiring) => ReactElement;
}

/** A field of the audit form; all of them are needed. */
export function AuditField({ name, label, hint, errors, faultIcon, children }: AuditFieldProps) {
  const id = `audit-${name}`;
  const describedBy = [errors && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={errors ? 'fld err' : 'fld'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: 'in',
        required: true,
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
