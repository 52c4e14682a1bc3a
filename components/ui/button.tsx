import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class';

/** A button with the default `type="button"`, so that it never submits a form by accident. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ look, size, className })} {...rest} />;
}
