/** Where browsers report violations of the content policy. */
const reportPath = '/api/csp-report';

/** The end of a policy sent as a header; a meta element can't contain it. `report-uri` is for Firefox and older browsers. */
export const reportDirectives = [`report-uri ${reportPath}`, 'report-to csp'];

/** Value of the header Reporting-Endpoints, which `report-to` refers to. */
export const reportingEndpoints = `csp="${reportPath}"`;

/** Of previews: Trusted Types are reported, not required. See lib/http/README.md for what was measured. */
export const reportOnlyPolicy = [`require-trusted-types-for 'script'`, ...reportDirectives].join('; ');
