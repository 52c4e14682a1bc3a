import { env } from '@/lib/config/env';
import { startNotes } from '@/lib/config/start-notes';

describe('startNotes', () => {
  it('says loudly which private targets the page fetcher may reach', () => {
    const before = env.OUTBOUND_ALLOW;
    try {
      env.OUTBOUND_ALLOW = [{ host: '10.0.0.5', fromPort: 8080, toPort: 8090 }];
      expect(startNotes().join('\n')).toMatch(/OUTBOUND_ALLOW IS SET/);
      env.OUTBOUND_ALLOW = [];
      expect(startNotes().join('\n')).not.toMatch(/OUTBOUND_ALLOW/);
    } finally {
      env.OUTBOUND_ALLOW = before;
    }
  });
});
