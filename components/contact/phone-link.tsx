import { brand } from '@/lib/config/brand';

/** The formatted number as a tel: link. */
export function PhoneLink() {
  return (
    <a href={brand.phoneHref}>
      <bdi dir="ltr">{brand.phone}</bdi>
    </a>
  );
}
