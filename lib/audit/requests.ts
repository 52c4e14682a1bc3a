/** What a visitor asks for: an audit, and a new run of one. */
export { auditFormPage } from './request/audit-form-page';
export { presentRequested } from './request/present-requested';
export { requestAudit } from './request/request-audit';
export { rerunAudit } from './request/rerun-audit';
