/** How long personal data is kept. The privacy policy states these figures, and lib/privacy deletes accordingly. */
export const retention = {
  /** As long as records of paid work, because any enquiry may have led to some. */
  leadYears: 7,
  /** IP address, network and browser of an enquiry, which are needed only to recognise spam. */
  leadTraceDays: 90,
  /** Mails that were sent, given up or captured: as long as the longest-lived link in a mail, that of a report. */
  mailDays: 90,
} as const;
