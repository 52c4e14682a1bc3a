import { OfficeLines } from '@/components/contact/office-lines';
import { brand } from '@/lib/config/brand';

/** Who to turn to: the company, its office, its business e-mail address and its phone. */
export function LegalContact() {
  return (
    <address className="legal-contact">
      <b className="t2">{brand.legalName}</b>
      <OfficeLines />
    </address>
  );
}
