import { toyContent } from '../testing/toys/toy-bank.ts';
import type { Person } from './person/build-person.ts';

const name = { sc: 'x', tc: '', en: '' };
const entryOf = ({ person }: { readonly person: Person }) => ({ entry: person.world.bankEntry });

/** Bodies of calls about the question bank; each entry is at revision 1. */
export const bankBodies = {
  bankEntry: entryOf,
  bankUses: entryOf,
  addBankEntry: () => ({ name, content: toyContent }),
  changeBankEntry: (world: { readonly person: Person }) => ({
    ...entryOf(world),
    revision: 1,
    name,
    content: toyContent,
  }),
  removeBankEntry: (world: { readonly person: Person }) => ({ ...entryOf(world), revision: 1 }),
};
