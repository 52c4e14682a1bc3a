import { spawnSync } from 'node:child_process';
import { openDatabase } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { dayMs } from '@/lib/durations';
import { contactSchema } from '@/lib/leads/schema';
import { submitLead } from '@/lib/leads/submit-lead';
import { honeypotField } from '@/lib/site/honeypot-field';
import { type CommandHost, startCommandHost } from '@/tests/support/command-host';
import { scriptArguments } from '@/tests/support/script-arguments';
import { tempDir } from '../../support/temp-dir';

describe('npm run leads', () => {
  const folder = tempDir('leads');
  const settings = { DATA_DIR: folder.path };
  let held = '';
  let host: CommandHost;
  beforeAll(async () => {
    host = startCommandHost();
    const { db, close } = openDatabase({ dataDir: folder.path });
    await migrateToLatest(db);
    const write = (name: string, daysAgo: number, signs = {}) => {
      const input = contactSchema.parse({ name, email: 'a@example.com', message: 'Hello', ...signs });
      return submitLead(input, { now: new Date(Date.now() - daysAgo * dayMs) }, { db });
    };
    await write('Recent', 1);
    await write('Old', 30);
    held = (await write('Bot', 60, { [honeypotField]: 'https://offers.example', elapsedMs: 10 })).id;
    await close();
  });
  afterAll(async () => {
    await host.stop();
    folder.remove();
  });

  const leads = (...given: string[]) => host.run('leads', given, settings);

  it('lists everything, newest first, and ends', () => {
    const { DATABASE_URL: _unset, ...inherited } = process.env;
    const { stdout, status } = spawnSync(process.execPath, scriptArguments('leads'), {
      env: { ...inherited, ...settings },
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/Recent.*Old.*Bot.*Leads: 3/s);
  });

  it('exports what is recent', async () => {
    const { stdout } = await leads('--since', '7d', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject([{ name: 'Recent', mail: 'pending' }]);
  });

  it('lists what is held back as spam, and releases it once', async () => {
    expect((await leads('--spam')).stdout).toMatch(/Bot.*spam.*Leads: 1/s);
    expect((await leads('--not-spam', held)).stdout).toContain(`Enquiry ${held} goes out`);
    expect((await leads('--spam')).stdout).toContain('Leads: 0');
    const again = await leads('--not-spam', held);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain(`No enquiry ${held} is held back as spam.`);
  });

  it.each([[['--since', 'soon']], [['--format', 'xml']], [['--nonsense']]])(
    'says how it is used when asked %j',
    async (given) => {
      const { stderr, status } = await leads(...given);
      expect(status).toBe(1);
      expect(stderr).toContain('Usage: npm run leads');
      expect(stderr).not.toContain(' at ');
    },
  );
});
