import 'server-only';
import { brand } from '@/lib/config/brand';

/** Who writes, line by line, as the Spam Act 2003 (Australia), section 17, asks of commercial mail; in Latin letters. */
export function senderLines(): string[] {
  const { locality, region, postalCode } = brand.address;
  return [
    `${brand.name}, ${brand.legalName}, ABN ${brand.abn}`,
    `${locality} ${region} ${postalCode}, Australia`,
    `${brand.phone}, ${brand.email}`,
  ];
}
