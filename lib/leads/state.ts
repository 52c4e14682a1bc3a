import { keysOf } from './map-record';

interface ActionRow<State, Recorded> {
  /** What the audit trail calls it. */
  recordedAs: Recorded;
  /** The state that it gives an enquiry; absent if it leaves it as it is. */
  to?: State;
  /** Whether it says that the sender has heard from us. Nobody wins what they haven't answered. */
  isAnswer?: boolean;
}

/** What staff can do with an enquiry, besides writing an answer. Words: `lead.do` and `changes` in `messages/staff/desk.json`. */
const actions = {
  take: { recordedAs: 'took' },
  give_back: { recordedAs: 'gave_back' },
  hand_over: { recordedAs: 'handed_over' },
  due: { recordedAs: 'set_due' },
  note: { recordedAs: 'noted' },
  new: { recordedAs: 'marked_new', to: 'new' },
  answered: { recordedAs: 'marked_answered', to: 'answered', isAnswer: true },
  won: { recordedAs: 'marked_won', to: 'won', isAnswer: true },
  lost: { recordedAs: 'marked_lost', to: 'lost' },
  done: { recordedAs: 'marked_done', to: 'done' },
  spam: { recordedAs: 'marked_spam', to: 'spam' },
} as const satisfies Record<string, ActionRow<string, string>>;

export type LeadAction = keyof typeof actions;
/** What needs nothing but a button. */
export type LeadStep = Exclude<LeadAction, 'hand_over' | 'due' | 'note'>;

interface StateRow {
  /**
   * Until when something has to be done: as the site promises, unless staff set a day, while its sender waits for an answer; by a
   * day that they set; never.
   */
  due: 'promised' | 'dated' | 'never';
  /** Whether its sender wants something of us: not if it is spam, and not who asked only for a report. */
  isWanted: boolean;
  isOnBoard: boolean;
  /** Whether the first step is the one to be done next; otherwise nothing is. */
  hasNext: boolean;
  /** The buttons, the most likely first. To be taken it must be free, to be given back taken. */
  steps: readonly LeadStep[];
}

/** What became of an enquiry, in the order of the desk. Words: `leads.states` in `messages/staff/desk.json`. */
const states = {
  new: {
    due: 'promised',
    isWanted: true,
    isOnBoard: true,
    hasNext: true,
    steps: ['take', 'answered', 'done', 'lost', 'spam', 'give_back'],
  },
  answered: {
    due: 'dated',
    isWanted: true,
    isOnBoard: true,
    hasNext: true,
    steps: ['won', 'lost', 'done', 'new', 'take', 'give_back'],
  },
  won: { due: 'never', isWanted: true, isOnBoard: true, hasNext: false, steps: ['new', 'lost'] },
  lost: { due: 'never', isWanted: true, isOnBoard: true, hasNext: false, steps: ['new'] },
  // Closed without an order to win or lose.
  done: { due: 'never', isWanted: true, isOnBoard: false, hasNext: false, steps: ['new'] },
  // Its sender asked for a report and got it, and waits for nothing.
  report: { due: 'never', isWanted: false, isOnBoard: false, hasNext: true, steps: ['new', 'done', 'spam'] },
  spam: { due: 'never', isWanted: false, isOnBoard: false, hasNext: true, steps: ['new'] },
} as const satisfies Record<string, StateRow>;

export type LeadState = keyof typeof states;

export const leadActions = keysOf(actions);
export const leadStates = keysOf(states);

export function actionRow(action: LeadAction): ActionRow<LeadState, RecordedAction> {
  return actions[action];
}

export function stateRow(state: LeadState): StateRow {
  return states[state];
}

/** The states of which something is true. */
export function statesWhere(isTrue: (row: StateRow) => boolean): LeadState[] {
  return leadStates.filter((state) => isTrue(states[state]));
}

/** What the audit trail calls the actions. */
export type RecordedAction = (typeof actions)[LeadAction]['recordedAs'];
export const recordedActions: readonly RecordedAction[] = leadActions.map(
  (action) => actions[action].recordedAs,
);

/** The button for what comes next, if anything does, and the others. */
export function listSteps(lead: { state: LeadState; taken_by: string | null }): {
  next: LeadStep | undefined;
  others: LeadStep[];
} {
  const { hasNext, steps } = stateRow(lead.state);
  const possible = steps.filter((step) => step !== (lead.taken_by === null ? 'give_back' : 'take'));
  return hasNext ? { next: possible[0], others: possible.slice(1) } : { next: undefined, others: possible };
}
