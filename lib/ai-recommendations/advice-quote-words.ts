import words from '@/messages/staff/advice-quote.json';

/** The labels of the message to staff about a quote, in English. Server only; the page passes them to the dialog. */
export const adviceQuoteWords = words;
