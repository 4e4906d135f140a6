import { route } from '../wire/route.ts';
import type * as schemas from './question-bank.schemas.ts';

const ofStaff = { scope: 'installation', access: ['staff'], may: 'forms.edit' } as const;
const read = { ...ofStaff, method: 'GET', limit: 'read' } as const;
const change = { ...ofStaff, method: 'POST', limit: 'write', encoding: 'json' } as const;

/** How much one bank holds, and one entry of it. */
export const largestBank = { entries: 500, bytes: 524_288 } as const;

export const bankEntries = route<schemas.BankEntries>({
  ...read,
  name: 'bankEntries',
  summary: 'The question bank of the organisation of a project',
  path: '/staff/v1/question-bank',
});

export const bankEntry = route<schemas.BankEntry>({
  ...read,
  name: 'bankEntry',
  summary: 'What an entry of the bank has, and what it had at an earlier revision',
  path: '/staff/v1/question-bank/entry',
});

export const addBankEntry = route<schemas.AddBankEntry>({
  ...change,
  name: 'addBankEntry',
  summary: 'Puts questions into the bank',
  path: '/staff/v1/question-bank/add',
});

export const changeBankEntry = route<schemas.ChangeBankEntry>({
  ...change,
  name: 'changeBankEntry',
  summary: 'Makes the next revision of an entry; forms that use it stay as they are',
  path: '/staff/v1/question-bank/change',
});

export const removeBankEntry = route<schemas.RemoveBankEntry>({
  ...change,
  name: 'removeBankEntry',
  summary: 'Takes an entry out of the bank; forms that use it stay as they are',
  path: '/staff/v1/question-bank/remove',
});

export const bankUses = route<schemas.BankUses>({
  ...read,
  name: 'bankUses',
  summary: 'Forms of the organisation that use an entry, with the revisions that they have',
  path: '/staff/v1/question-bank/uses',
});
