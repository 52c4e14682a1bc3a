/**
 * Statements of the checks and the advice that rest on somebody else's rule, each with the page of whoever decides it.
 * `says` are the messages. `checkedOn` is the day of the page's text, or of the word-for-word quotation of it, with which
 * somebody last compared them.
 */
export const statementClaims = {
  'reviews-of-oneself': {
    says: ['checks-structure:rich-results.self-serving.cost'],
    claim: 'Google shows no review stars where a business controls the reviews of itself.',
    url: 'https://developers.google.com/search/blog/2019/09/making-review-rich-results-more-helpful',
    checkedOn: '2026-11-29',
  },
  'covered-first-screen': {
    says: ['checks-mobile:intrusive-interstitial.covered.cost'],
    claim: 'Dialogs that cover the content may lead to poor search performance.',
    url: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
    checkedOn: '2026-11-29',
  },
  'one-of-several-addresses': {
    says: [
      'audit-site:findings.same-page.message',
      'checks-indexing:canonical-target.variant.cost',
      'checks-indexing:canonical-target.redirects.cost',
      'checks-indexing:sitemap.lists-blocked.cost',
      'audit-site:findings.sitemap-wrong.message',
    ],
    claim:
      'Google chooses the canonical address itself; redirects and rel=canonical are strong signals, a sitemap a weak one.',
    url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    checkedOn: '2026-11-29',
  },
  'bing-runs-scripts': {
    says: ['checks-indexing:client-rendered.empty.cost'],
    claim: 'Bing runs JavaScript and renders pages with Microsoft Edge.',
    url: 'https://blogs.bing.com/webmaster/december-2019/Announcing-future-user-agents-for-Bingbot',
    checkedOn: '2026-11-29',
  },
  'mail-without-mx': {
    says: ['checks-local:mail-domain.mx-missing.message', 'checks-local:mail-domain.no-mx.message'],
    claim: 'Without an MX record, mail goes to the address of the domain itself (RFC 5321, section 5.1).',
    url: 'https://www.rfc-editor.org/rfc/rfc5321.html',
    checkedOn: '2026-11-29',
  },
  'mail-without-spf': {
    says: ['checks-local:mail-domain.no-spf.cost', 'audit-site:sheet.mailDomain.no-spf'],
    claim: 'Gmail asks a small sender for SPF or DKIM.',
    url: 'https://support.google.com/mail/answer/81126',
    checkedOn: '2026-11-22',
  },
  'place-on-the-map': {
    says: ['faq:answers.map'],
    claim: 'Local results go by relevance, distance and prominence.',
    url: 'https://support.google.com/business/answer/7091',
    checkedOn: '2026-11-22',
  },
  'title-beside-headline': {
    says: ['checks-content:title-h1-duplicate.same.cost'],
    claim: 'Google builds the title of a result from the title and the headlines.',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
    checkedOn: '2026-11-22',
  },
  'health-testimonials': {
    says: ['checks-local:reviews.missing.fix', 'advice:rules.health-advertising.description'],
    claim: 'Testimonials about clinical care may not be used to advertise a regulated health service.',
    url: 'https://www.ahpra.gov.au/Resources/Advertising-hub/Frequently-asked-questions.aspx',
    checkedOn: '2026-11-22',
  },
  'chatgpt-user': {
    says: ['checks-indexing:ai-crawlers.shut-out.message', 'audit-site:sheet.purpose.user'],
    claim: 'robots.txt may not apply to pages that a person asks ChatGPT to open.',
    url: 'https://developers.openai.com/api/docs/bots',
    checkedOn: '2026-08-31',
  },
  'perplexity-user': {
    says: ['checks-indexing:ai-crawlers.shut-out.message', 'audit-site:sheet.purpose.user'],
    claim: 'Perplexity’s fetcher for a person’s question generally ignores robots.txt.',
    url: 'https://docs.perplexity.ai/guides/bots',
    checkedOn: '2026-08-21',
  },
  'page-length': {
    says: ['checks-content:content-length.thin.fix', 'audit-site:findings.thin-pages.message'],
    claim: 'Google has no preferred number of words.',
    url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    checkedOn: '2026-11-29',
  },
  'privacy-act': {
    says: ['advice:rules.privacy-in-order.description'],
    claim:
      'The Privacy Act covers health services of any size, and businesses with a turnover over $3 million.',
    url: 'https://www.oaic.gov.au/agencies-and-organisations/business-resources/privacy-business-resource-10',
    checkedOn: '2026-11-29',
  },
  'domain-directory': {
    says: ['advice:rules.recover-domain.description'],
    claim: 'The WHOIS service of auDA says who holds a .au name, and how to reach them.',
    url: 'https://www.auda.org.au/news-insights/blog/your-top-10-auda-search-queries-answered/',
    checkedOn: '2026-11-29',
  },
  'domain-disputes': {
    says: ['advice:rules.protect-your-name.description'],
    claim: 'The auDRP accepts names that aren’t registered as trade marks, too.',
    url: 'https://www.auda.org.au/au-domain-names/domain-name-help/disputes-over-domain-names',
    checkedOn: '2026-11-29',
  },
  'unfair-terms': {
    says: ['advice:rules.read-the-contract.description'],
    claim:
      'Services for small businesses help with unfair contract terms; the ombudsman’s list names those of each state.',
    url: 'https://www.asbfeo.gov.au/resources-tools-centre/more-tools-and-resources/tips-guides',
    checkedOn: '2026-11-29',
  },
} as const satisfies Record<string, StatementClaim>;

interface StatementClaim {
  says: readonly [string, ...string[]];
  /** Summary for the person who checks it again. */
  claim: string;
  url: `https://${string}`;
  /** The day in Brisbane. */
  checkedOn: `${number}-${number}-${number}`;
}
