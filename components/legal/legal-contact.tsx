import { OfficeLines } from '@/components/contact/office-lines';
import { brand } from '@/lib/config/brand';
import styles from './legal-contact.module.css';

/** Contact for legal matters: the company, its office, e-mail address and phone. */
export function LegalContact() {
  return (
    <address className={styles.contact}>
      <b className="heading-sm">{brand.legalName}</b>
      <OfficeLines />
    </address>
  );
}
