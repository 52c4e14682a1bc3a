/** What the articles say about standards for mail and forms, and about moving a site; part of `sourcedClaims`. */
export const technicalClaims = {
  'spf-standard': {
    claim: 'A domain has one SPF record, and checking it takes at most ten further look-ups (RFC 7208).',
    publisher: 'IETF',
    url: 'https://www.rfc-editor.org/rfc/rfc7208.html',
    checkedOn: '2026-11-22',
  },
  'dkim-standard': {
    claim:
      'A message is signed with a private key; the public one is in the DNS under a name of its own (RFC 6376).',
    publisher: 'IETF',
    url: 'https://www.rfc-editor.org/rfc/rfc6376.html',
    checkedOn: '2026-11-22',
  },
  'dmarc-standard': {
    claim:
      'SPF or DKIM has to pass for the domain of the sender line; since May 2026 RFC 9989, without the setting pct, in place of RFC 7489.',
    publisher: 'IETF',
    url: 'https://www.rfc-editor.org/rfc/rfc9989.html',
    checkedOn: '2026-11-22',
  },
  'google-site-move': {
    claim:
      'Old addresses are redirected one by one, for at least a year; most pages of a medium-sized site move within weeks.',
    publisher: 'Google',
    url: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
    checkedOn: '2026-11-22',
  },
  'google-redirects': {
    claim: 'A permanent redirect (301 or 308) is a strong signal for Google to show the new address.',
    publisher: 'Google',
    url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
    checkedOn: '2026-11-22',
  },
  'google-address-change': {
    claim: 'The change of address tool is for a move to another domain, after the redirects work.',
    publisher: 'Google',
    url: 'https://support.google.com/webmasters/answer/9370220',
    checkedOn: '2026-11-22',
  },
  'w3c-input-purpose': {
    claim: 'Fields about the visitor say in the code what they are for (WCAG 2.2, criterion 1.3.5).',
    publisher: 'W3C',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
    checkedOn: '2026-11-22',
  },
} as const;
