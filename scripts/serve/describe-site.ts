import path from 'node:path';
import type { Env } from '../../lib/config/read-env';

/** Notes for an operator who has just started the site, one line each. */
export function describeSite(root: string, env: Env): string[] {
  const data = path.resolve(root, env.DATA_DIR);
  return [
    '',
    `The site:       http://localhost:${env.PORT}/`,
    `Data:           ${env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : data}`,
    `Captured mail:  ${env.RESEND_API_KEY ? 'none, it is sent' : path.join(data, 'mail')}`,
    ...unconfigured(env).map((line) => `Not configured: ${line}`),
    ...warnings(env).map((line) => `Careful:        ${line}`),
    'Ctrl-C stops it.',
    '',
  ];
}

function unconfigured(env: Env): string[] {
  const leadsTo = env.LEADS_TO.join(', ');
  const gaps = [
    [!env.RESEND_API_KEY, 'RESEND_API_KEY: mail is captured as files and not sent'],
    [leadsTo.endsWith('.example'), `LEADS_TO: enquiries are addressed to ${leadsTo}, a sample address`],
    [
      env.SITE_URL === `http://localhost:${env.PORT}`,
      `SITE_URL: links in mails say ${env.SITE_URL}, and those in pages ${env.pagesOrigin}`,
    ],
    [!env.DATABASE_URL, 'DATABASE_URL: the embedded database is used, which serves one machine'],
    [!env.CRON_SECRET, 'CRON_SECRET: the outbox route for serverless hosting is off'],
  ] as const;
  return gaps.flatMap(([missing, line]) => (missing ? [line] : []));
}

function warnings(env: Env): string[] {
  const switches = { RATE_LIMITS: env.RATE_LIMITS, LOAD_SHEDDING: env.LOAD_SHEDDING };
  return Object.entries(switches).flatMap(([name, value]) => (value === 'off' ? `${name} is off` : []));
}
