import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import 'next/dist/server/node-environment-baseline';

/**
 * Must be imported before any site module: settings are read once, on first import. Every test file has a data folder,
 * and with it a database, of its own.
 */
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'site-route-'));
process.env.CRON_SECRET = 'a-secret-only-for-tests';
process.env.SITE_URL = 'https://cornerpiece.example';
// Tests that want a browser say so: tests/support/browser-expected.ts.
process.env.RENDERING = 'off';
for (const name of ['DATABASE_URL', 'RESEND_API_KEY', 'STAFF_EMAILS', 'TRUSTED_PROXIES', 'RATE_LIMITS'])
  process.env[name] = '';
