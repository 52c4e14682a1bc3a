/** What a visitor asks for: an audit, and a new run of one. */
export { orderFormPage } from './request/order-form-page';
export { presentRequested } from './request/present-requested';
export { requestAudit } from './request/request-audit';
export { rerunAudit } from './request/rerun-audit';
