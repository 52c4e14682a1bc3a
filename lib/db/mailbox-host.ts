/** What an address may have before the @, besides letters and digits; see `lib/mail/email-schema.ts`. */
const signs = ".!#$%&''*+/=?^_`{|}~-";
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The domain of `lead_routing.mailbox` with its @, as both databases compute it for an index: the rest is trimmed off, because
 * they have no other function in common that finds the @.
 */
export const mailboxHost = `ltrim(mailbox, '${letters}${signs}')`;
