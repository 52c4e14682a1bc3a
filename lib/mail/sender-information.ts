import 'server-only';
import { brand } from '@/lib/config/brand';

/** The sender's data in lines, required in commercial mail by the Spam Act 2003 (Australia), section 17; in Latin letters. */
export function senderInformation(): string[] {
  const { locality, region, postalCode } = brand.address;
  return [
    `${brand.name}, ${brand.legalName}, ABN ${brand.abn}`,
    `${locality} ${region} ${postalCode}, Australia`,
    `${brand.phone}, ${brand.email}`,
  ];
}
