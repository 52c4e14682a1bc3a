/** Must be imported before any site module, because settings are read once. Enquiries then go to three addresses. */
export const addresses = ['ann@staff.example', 'bob@staff.example', 'cem@staff.example'] as const;
process.env.LEADS_TO = addresses.join(',');
