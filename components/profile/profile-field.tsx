import type { ReactElement, ReactNode } from 'react';

export interface ProfileFieldWiring {
  id: string;
  name: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface ProfileFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** What the server says is wrong with it. */
  errors: readonly string[] | undefined;
  faultIcon: ReactNode;
  /** Takes the whole width of the form. */
  wide?: true;
  /** Draws the control with what ties it to its label, hint and fault. */
  children: (wiring: ProfileFieldWiring) => ReactElement;
}

/** Label above, control, then fault and hint below. */
export function ProfileField({ name, label, hint, errors, faultIcon, wide, children }: ProfileFieldProps) {
  const id = `profile-${name}`;
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
