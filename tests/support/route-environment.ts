import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import 'next/dist/server/node-environment-baseline';

/**
 * Must be imported before any site module, because settings are read once, on first import. Every test file has its own
 * data folder, and thus its own database.
 */
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'site-route-'));
process.env.CRON_SECRET = 'a-secret-only-for-tests';
process.env.SITE_URL = 'https://cornerpiece.example';
// Tests that need a browser import tests/support/browser-expected.ts.
process.env.RENDERING = 'off';
for (const name of ['DATABASE_URL', 'RESEND_API_KEY', 'STAFF_EMAILS', 'TRUSTED_PROXIES', 'RATE_LIMITS'])
  process.env[name] = '';
