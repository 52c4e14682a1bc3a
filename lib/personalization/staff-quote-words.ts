import words from '@/messages/staff/quote-request.json';

/** The labels of the message about a request for a quote; in English, whatever the visitor reads. */
export const staffQuoteWords = words;
