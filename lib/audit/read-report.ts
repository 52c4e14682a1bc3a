/** What is stored under a private link, in a reader's language: an audit's report, the same as a file, and a result of the checker. */
export { readReportFile } from './report/file/read-report-file';
export { presentReport } from './report/present-report';
export { readCheck } from './report/read-check';
export { readProfile } from './visit/google-business-profile';
