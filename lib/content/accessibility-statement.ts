/** What the accessibility statement rests on; the words are in the message file `accessibility`. */
export const accessibilityStatement = {
  /** Day on which the statement was last compared with the tests; change it with the words. */
  statedOn: new Date('2026-11-22T00:00:00+10:00'),
  /** Who takes complaints under the Disability Discrimination Act 1992. */
  complaintsUrl: 'https://humanrights.gov.au/complaints',
} as const;
