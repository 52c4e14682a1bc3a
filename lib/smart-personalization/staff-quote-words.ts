import words from '@/messages/staff/quote-request.json';

/** The labels of the message about a request for a quote; in English for every visitor. */
export const staffQuoteWords = words;
