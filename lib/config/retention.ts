/** How long what people send us is kept. The privacy policy says these figures, and lib/privacy deletes by them. */
export const retention = {
  /** As long as records of paid work, which may have begun with any enquiry. */
  leadYears: 7,
  /** IP address, network and browser of an enquiry: they serve to tell spam from enquiries, which is soon over. */
  leadTraceDays: 90,
  /** Mails that were sent, given up or captured: the lifetime of a report's link, the longest-lived link in a mail. */
  mailDays: 90,
} as const;
