import type { ReactElement, ReactNode } from 'react';

export interface GrowthFieldWiring {
  id: string;
  name: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface GrowthFieldProps {
  name: string;
  label: string;
  /** Said after the label of a field that may stay empty. */
  optional?: string;
  hint?: string;
  /** What is wrong with what stands in it. */
  errors: string[] | undefined;
  faultIcon: ReactNode;
  /** Draws the control with what ties it to its label, hint and fault. */
  children: (wiring: GrowthFieldWiring) => ReactElement;
}

/** A field of the growth form. */
export function GrowthField({ name, label, optional, hint, errors, faultIcon, children }: GrowthFieldProps) {
  const id = `growth-${name}`;
  const describedBy = [errors && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={errors ? 'fld err' : 'fld'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="growth-optional"> ({optional})</span>}
      </label>
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
