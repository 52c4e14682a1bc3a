/** To be imported before anything of the site, whose settings are read once: enquiries go to three people. */
export const addresses = ['ann@staff.example', 'bob@staff.example', 'cem@staff.example'] as const;
process.env.LEADS_TO = addresses.join(',');
