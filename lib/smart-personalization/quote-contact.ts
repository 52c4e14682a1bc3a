export const preferredContacts = ['email', 'phone', 'both'] as const;
type PreferredContact = (typeof preferredContacts)[number];

/** Contact data from the quote dialog. */
export interface QuoteContact {
  email: string;
  phone: string;
  preferredContact: PreferredContact;
}

export const noContact: QuoteContact = { email: '', phone: '', preferredContact: 'email' };
