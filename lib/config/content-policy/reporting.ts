/** Where browsers report violations of the content security policy. */
const reportPath = '/api/csp-report';

/** Appended to a policy that is sent as a header; not allowed in a meta element. `report-uri` is for Firefox and older browsers. */
export const reportDirectives = [`report-uri ${reportPath}`, 'report-to csp'];

/** Value of the header Reporting-Endpoints, which `report-to` refers to. */
export const reportingEndpoints = `csp="${reportPath}"`;

/** Policy of previews: Trusted Types are reported, not required. See lib/http/README.md for the measurements. */
export const reportOnlyPolicy = [`require-trusted-types-for 'script'`, ...reportDirectives].join('; ');
