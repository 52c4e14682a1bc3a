const messengers =
  /^(?:sms|whatsapp|viber):|^https?:\/\/(?:wa\.me|api\.whatsapp\.com|web\.whatsapp\.com|m\.me|t\.me|viber\.com|line\.me)\//i;
/** What a protection against address collectors makes of `mailto:`; its script writes it back. */
const protectedMail = /\/cdn-cgi\/l\/email-protection/;

/** Whether an address opens an email or a message. */
export function isMessageAddress(href: string): boolean {
  return isMailAddress(href) || messengers.test(href.trim());
}

export function isMailAddress(href: string): boolean {
  return /^\s*mailto:/i.test(href) || protectedMail.test(href);
}

/** Whether it names somebody to write to. */
export function isValidMessage(href: string): boolean {
  if (!isMailAddress(href) || protectedMail.test(href)) return true;
  const to = readMail(href);
  return /^[^\s@,;]{1,64}@[^\s@,;]{1,200}\.[^\s@,;.]{2,24}$/.test(to.split(/[,;]/, 1)[0] ?? '');
}

/** The address of a mailto: link; '' for other links. */
export function readMail(href: string): string {
  const written = /^\s*mailto:([^?]{0,320})/i.exec(href)?.[1] ?? '';
  try {
    return decodeURIComponent(written).trim();
  } catch {
    return written.trim();
  }
}
