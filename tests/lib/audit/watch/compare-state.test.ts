import { compareState, toWatchedState } from '@/lib/audit/watch/compare-state';
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

  it('includes that a website which was down is back', () => {
    const { state, change } = compareState({ ...told, isDown: true }, sampleAuditFacts());
    expect(change).toMatchObject({ isBack: true });
    expect(state.isDown).toBe(false);
  });
});
