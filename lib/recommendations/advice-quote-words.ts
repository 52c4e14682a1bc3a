import words from '@/messages/staff/advice-quote.json';

/** What our staff read about a quote, in English. For the server, which hands it to the dialog's page. */
export const adviceQuoteWords = words;
