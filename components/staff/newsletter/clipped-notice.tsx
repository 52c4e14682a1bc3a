import type { MailMessage } from '@/lib/mail/message';
import { clippedKilobytes } from '@/lib/mail/templates/clip-limit';
import { t } from '@/lib/staff/words';

/** Says that an issue is too long for Gmail; nothing of a shorter one. */
export function ClippedNotice({ mail, language }: { mail: Pick<MailMessage, 'html'>; language: string }) {
  const size = clippedKilobytes(mail);
  return size === undefined ? null : (
    <p className="text-red font-[650]">{t('newsletter.clipped', { size, language })}</p>
  );
}
