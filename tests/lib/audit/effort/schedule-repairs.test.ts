import { checks } from '@/lib/audit/checks/registry';
import { findEffort } from '@/lib/audit/effort/efforts';
import { formatDuration } from '@/lib/audit/effort/format-duration';
import { payOff } from '@/lib/audit/effort/pay-off';
import { scheduleRepairs } from '@/lib/audit/report/schedule-repairs';

describe('what a fault costs and takes', () => {
  it('is known for every reason of every check, as a round figure', () => {
    for (const { id, reasons } of checks) {
      for (const reason of reasons) {
        const minutes = findEffort(id, reason)?.minutes ?? 0;
        expect({ id, reason, isRound: minutes > 0 && minutes % 5 === 0 }).toEqual({
          id,
          reason,
          isRound: true,
        });
      }
    }
  });

  it('is unknown for a check that is no more', () => {
    expect(findEffort('keywords', 'missing')).toBeNull();
  });

  it('puts a call lost for five minutes before a slow server of two hours', () => {
    const call = payOff({ loses: 'call', minutes: 5, by: 'owner' }, 1);
    expect(call).toBeGreaterThan(payOff({ loses: 'wait', minutes: 120, by: 'agency' }, 1));
    expect(call).toBeGreaterThan(payOff({ loses: 'trust', minutes: 5, by: 'owner' }, 1));
  });

  it('reads in the language of the reader, in hours from two hours on', () => {
    expect(formatDuration(5, 'en')).toBe('5 minutes');
    expect(formatDuration(1, 'en')).toBe('1 minute');
    expect(formatDuration(480, 'de')).toBe('8 Stunden');
  });
});

describe('when to do what', () => {
  it('is this hour for as much of the owner’s as fits in one, in order, and ours is asked of us', () => {
    const groups = scheduleRepairs([
      { id: 'a', by: 'owner', minutes: 45 },
      { id: 'b', by: 'owner', minutes: 20 },
      { id: 'c', by: 'agency', minutes: 5 },
      { id: 'd', by: 'owner', minutes: 15 },
      { id: 'e', by: 'owner', minutes: 5 },
    ]);
    expect([...groups.values()]).toEqual(['hour', 'week', 'agency', 'hour', 'week']);
  });
});
