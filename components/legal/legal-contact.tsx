import { OfficeLines } from '@/components/contact/office-lines';
import { brand } from '@/lib/config/brand';
import styles from './legal-contact.module.css';

/** Who to turn to: the company, its office, its business e-mail address and its phone. */
export function LegalContact() {
  return (
    <address className={styles.contact}>
      <b className="heading-sm">{brand.legalName}</b>
      <OfficeLines />
    </address>
  );
}
