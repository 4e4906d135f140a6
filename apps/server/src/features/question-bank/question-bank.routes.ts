import * as routes from '@portico/contract/question-bank';
import * as schemas from '@portico/contract/question-bank.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { addBankEntry, changeBankEntry, removeBankEntry } from './change-bank.ts';
import { readBank, readEntry, readUses } from './read-bank.ts';

// Beyond what an entry may have, so that one that is too large is told so.
const largestBody = 2 * routes.largestBank.bytes;

export const questionBankRoutes: readonly BoundRoute[] = [
  handle.staff(routes.bankEntries, schemas.bankEntries, readBank),
  handle.staff(routes.bankEntry, schemas.bankEntry, readEntry),
  { ...handle.staff(routes.addBankEntry, schemas.addBankEntry, addBankEntry), largestBody },
  { ...handle.staff(routes.changeBankEntry, schemas.changeBankEntry, changeBankEntry), largestBody },
  handle.staff(routes.removeBankEntry, schemas.removeBankEntry, removeBankEntry),
  handle.staff(routes.bankUses, schemas.bankUses, readUses),
];
