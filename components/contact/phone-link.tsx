import { brand } from '@/lib/config/brand';

/** The number as printed, which a phone dials when it is tapped. */
export function PhoneLink() {
  return (
    <a href={brand.phoneHref}>
      <bdi dir="ltr">{brand.phone}</bdi>
    </a>
  );
}
