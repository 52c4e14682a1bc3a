/** Facts of the accessibility statement; the words are in the message file `accessibility`. */
export const accessibilityStatement = {
  /** Day on which the statement was last checked against the tests; change it with the words. */
  statedOn: new Date('2026-11-26T00:00:00+10:00'),
  /** The authority for complaints under the Disability Discrimination Act 1992. */
  complaintsUrl: 'https://humanrights.gov.au/complaints',
} as const;
