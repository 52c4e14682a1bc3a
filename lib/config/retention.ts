/** How long personal data is kept. The privacy policy states these figures, and lib/privacy deletes accordingly. */
export const retention = {
  /** As long as records of paid work, because any enquiry may have led to some. */
  leadYears: 7,
  /** IP address, network and browser of an enquiry, which are needed only to recognise spam. */
  leadTraceDays: 90,
  /** Mails that were sent, given up or captured: as long as the longest-lived link in a mail, that of a report. */
  mailDays: 90,
  /** A result of a tool or an audit and its private link, from the last run on. */
  resultDays: 90,
  /** Page views and behaviour, of visitors who allow analytics. */
  eventDays: 90,
  /** An address that nobody has confirmed, and its link: of the newsletter, and of who asked to hear of changes. */
  confirmDays: 7,
} as const;
