/**
 * Sample people: replace them with real ones. Words about them are in the message file `about`, under the same ids.
 * `portrait` chooses how components/art/portrait.tsx draws them.
 */
export const leadDeveloper = {
  id: 'tom',
  name: 'Tom Averill',
  /** Year of his first paid program. */
  since: 1998,
  portrait: {
    skin: 'fair',
    hair: 'short',
    tone: 'grey',
    beard: true,
    shirt: 'surf',
    background: 'sun',
    thing: 'glasses',
  },
} as const satisfies Person & { since: number };

export const team = [
  {
    id: 'mei',
    name: 'Mei Tanaka',
    portrait: {
      skin: 'light',
      hair: 'bob',
      tone: 'black',
      shirt: 'red',
      background: 'shallow',
      thing: 'pencil',
    },
  },
  {
    id: 'jarrah',
    name: 'Jarrah Collins',
    portrait: { skin: 'deep', hair: 'curls', tone: 'black', shirt: 'sun', background: 'sea', thing: 'pin' },
  },
  {
    id: 'priya',
    name: 'Priya Nair',
    portrait: {
      skin: 'brown',
      hair: 'bun',
      tone: 'brown',
      shirt: 'dune',
      background: 'sky',
      thing: 'headset',
    },
  },
] as const satisfies readonly Person[];

interface Person {
  id: string;
  name: string;
  portrait: PortraitLook;
}

/** Properties that distinguish one drawn portrait from another. */
export interface PortraitLook {
  skin: 'fair' | 'light' | 'brown' | 'deep';
  hair: 'short' | 'bob' | 'curls' | 'bun';
  tone: 'grey' | 'black' | 'brown';
  beard?: true;
  shirt: 'surf' | 'red' | 'sun' | 'dune';
  background: 'sun' | 'shallow' | 'sea' | 'sky';
  /** What shows their work. */
  thing?: 'glasses' | 'pencil' | 'pin' | 'headset';
}
