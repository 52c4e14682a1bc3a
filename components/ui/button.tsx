import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class';

/** A button; says `type="button"` unless told otherwise, so that it never sends a form by accident. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ look, size, className })} {...rest} />;
}
