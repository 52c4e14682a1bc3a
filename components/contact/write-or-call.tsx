import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { ButtonLook } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/path';

interface WriteOrCallProps {
  /** Look of the button that leads to the enquiry. */
  look: ButtonLook['look'];
  /** Look of the button that calls; plain unless given. */
  callLook?: ButtonLook['look'];
  size?: ButtonLook['size'];
  className?: string;
  writeClassName?: string;
  callClassName?: string;
  /** Label of the button that leads to the enquiry. */
  children: ReactNode;
}

/** Two buttons: to the enquiry form, and to call. */
export function WriteOrCall({
  look,
  callLook,
  size,
  className,
  writeClassName,
  callClassName,
  children,
}: WriteOrCallProps) {
  const locale = useLocale();
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      <ButtonLink look={look} size={size} className={writeClassName} href={localePath(locale, '/contact')}>
        {children}
      </ButtonLink>
      <ButtonLink look={callLook} size={size} className={callClassName} href={brand.phoneHref}>
        <Icon name="phone" />
        <bdi dir="ltr">{brand.phone}</bdi>
      </ButtonLink>
    </div>
  );
}
