export const preferredContacts = ['email', 'phone', 'both'] as const;
type PreferredContact = (typeof preferredContacts)[number];

/** What the quote dialog asks for. */
export interface QuoteContact {
  email: string;
  phone: string;
  preferredContact: PreferredContact;
}

export const noContact: QuoteContact = { email: '', phone: '', preferredContact: 'email' };
