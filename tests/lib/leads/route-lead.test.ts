import { judgeSpam } from '@/lib/leads/judge-spam';
import { type RoutingFacts, routeLead } from '@/lib/leads/route-lead';

const usual: RoutingFacts = {
  suspicion: 'none',
  proof: 'calm',
  repeatOf: undefined,
  isMailboxBusy: false,
  isBudgetSpent: false,
};

describe('routeLead', () => {
  it.each<[string, Partial<RoutingFacts>, string, string | null]>([
    ['an ordinary lead', {}, 'own', null],
    ['a suspected one', { suspicion: judgeSpam(['many_links']) }, 'own', null],
    ['one that proved its work', { proof: 'proven' }, 'own', null],
    [
      'one with only the hidden field filled in',
      { suspicion: judgeSpam(['filled_hidden_field']) },
      'own',
      null,
    ],
    [
      'one that was also sent too fast',
      { suspicion: judgeSpam(['filled_hidden_field', 'sent_too_fast']) },
      'digest',
      'spam',
    ],
    ['a repeat', { repeatOf: 'first' }, 'bundle', 'same_text'],
    ['a form without script during an attack', { proof: 'unproven' }, 'bundle', 'unproven'],
    ['the sixth of a mailbox', { isMailboxBusy: true }, 'bundle', 'busy_mailbox'],
    ['one beyond the budget', { isBudgetSpent: true }, 'bundle', 'budget'],
    [
      'spam beyond the budget',
      { suspicion: 'certain', isBudgetSpent: true, repeatOf: 'first' },
      'digest',
      'spam',
    ],
  ])('sends %s its way', (_, facts, route, reason) => {
    expect(routeLead({ ...usual, ...facts })).toEqual({ route, reason });
  });
});
