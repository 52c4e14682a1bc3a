import { methods } from '@/lib/http/methods';
import { policyReportLimit, policyReportSchema, recordViolations } from '@/lib/http/record-policy-violations';
import { noBody } from '@/lib/http/respond';
import { route } from '@/lib/http/route';

/** Receives browsers' reports of content security policy violations, and only logs them. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { reads: 'reports', schema: policyReportSchema, limit: policyReportLimit, from: 'anywhere' },
    async ({ input }) => {
      recordViolations(input.reports, Date.now());
      return noBody(204);
    },
  ),
});
