import { compareState, toWatchedState } from '@/lib/audit/watch/compare-state';
import { readEssentials, readFailure } from '@/lib/audit/watch/essentials';
import { followEssentials } from '@/lib/audit/watch/follow-essentials';
import { watchedStateSchema } from '@/lib/audit/watch/watched-state';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';

const noTitle = { 'document-title': { status: 'failed', reason: 'missing' } } as const;
const told = toWatchedState(sampleAuditFacts());
const toldNoTitle = toWatchedState(sampleAuditFacts({ outcomes: noTitle }));

describe('what a watcher is told', () => {
  it.each([
    [76, false],
    [84, false],
    [75, true],
    [85, true],
  ])('from 80 to %i points: %s', (score, isTold) => {
    const { change } = compareState(told, sampleAuditFacts({ score }));
    expect(change && [change.from, change.to]).toEqual(isTold ? [80, score] : null);
  });

  it('is measured from the last mail, so that a slow decline is told', () => {
    const first = compareState(told, sampleAuditFacts({ score: 77 }));
    const second = compareState(first.state, sampleAuditFacts({ score: 74 }));
    expect([first.change, second.change]).toMatchObject([null, { from: 80, to: 74 }]);
    expect(second.state.score).toBe(74);
  });

  it('names new critical faults and fixed ones, and no others', () => {
    const warning = { 'title-length': { status: 'failed', reason: 'too-long' } } as const;
    expect(compareState(told, sampleAuditFacts({ outcomes: warning })).change).toBeNull();
    const broken = compareState(told, sampleAuditFacts({ outcomes: noTitle }));
    expect(broken.change).toMatchObject({ broken: [{ id: 'document-title' }], fixed: [] });
    expect(compareState(broken.state, sampleAuditFacts({ outcomes: noTitle })).change).toBeNull();
    const passed = { 'document-title': { status: 'passed' } } as const;
    const fixed = compareState(broken.state, sampleAuditFacts({ outcomes: passed }));
    expect(fixed.change).toMatchObject({ broken: [], fixed: [{ id: 'document-title' }] });
  });

  it('calls nothing fixed that could not be asked', () => {
    const outcomes = { 'document-title': { status: 'broken' } } as const;
    expect(compareState(toldNoTitle, sampleAuditFacts({ outcomes })).change).toBeNull();
    const moved = compareState(toldNoTitle, sampleAuditFacts({ outcomes, score: 60 }));
    expect(moved.change?.fixed).toEqual([]);
    expect(moved.state.critical).toEqual(toldNoTitle.critical);
  });

  it('is nothing where only our checks have changed, which are the measure from then on', () => {
    const facts = sampleAuditFacts({ score: 50, outcomes: noTitle, checksVersion: '2' });
    const { state, change } = compareState(told, facts);
    expect(change).toBeNull();
    expect(state).toEqual(toWatchedState(facts));
  });

  it('leaves what is looked at every day to its alarms', () => {
    const outcomes = { 'is-crawlable': { status: 'failed', reason: 'meta' } } as const;
    expect(compareState(told, sampleAuditFacts({ outcomes })).change).toBeNull();
  });
});

describe('what is looked at every day', () => {
  const calm = { alarms: [], doubts: [] };
  const facts = sampleAuditFacts();
  const none = { form: false, phone: false };
  const fault = readFailure('connect_failed');

  it('raises one alarm at the second fault in a row, and one all-clear', () => {
    const first = followEssentials(calm, fault);
    expect(first).toMatchObject({ raised: [], doubts: ['down'] });
    const second = followEssentials(first, fault);
    expect(second).toMatchObject({ raised: ['down'], doubts: [], alarms: ['down'] });
    expect(followEssentials(second, fault)).toMatchObject({ raised: [], cleared: [], alarms: ['down'] });
    const clear = followEssentials(second, readEssentials(facts, none));
    expect(clear).toMatchObject({ cleared: ['down'], alarms: [] });
    expect(followEssentials(clear, readEssentials(facts, none))).toMatchObject({ cleared: [] });
  });

  it('takes a reading that says nothing for neither', () => {
    const refused = { ...facts, page: { ...facts.page, status: 403 } };
    const readings = readEssentials(refused, { form: true, phone: true });
    expect(new Set(Object.values(readings))).toEqual(new Set(['unclear']));
    expect(followEssentials({ alarms: ['form'], doubts: ['down'] }, readings)).toEqual({
      ...{ alarms: ['form'], doubts: [], raised: [], cleared: [] },
    });
  });

  it('misses a form and a phone number only where they were', () => {
    const found = { name: '', phone: '', tel: '', street: '', suburb: '', region: '', postcode: '' };
    const without = {
      ...sampleAuditFacts({ outcomes: { 'client-rendered': { status: 'passed' } } }),
      found: { ...found, country: '', hasForm: false, hours: '', headline: '', sentence: '' },
    };
    expect(readEssentials(without, none)).toMatchObject({ form: 'fine', phone: 'fine' });
    expect(readEssentials(without, { form: true, phone: true })).toMatchObject({
      ...{ form: 'fault', phone: 'fault' },
    });
  });

  it('knows a website that was down when states were kept differently', () => {
    const stored = { score: 80, critical: [], isDown: true, checksVersion: '1' };
    expect(watchedStateSchema.parse(stored)).toMatchObject({ alarms: ['down'], doubts: [] });
  });
});
