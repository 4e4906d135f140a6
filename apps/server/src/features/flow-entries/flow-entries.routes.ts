import * as routes from '@portico/contract/flow-entries';
import * as schemas from '@portico/contract/flow-entries.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { keepEntry } from './keep-entry.ts';
import { removeEntry } from './remove-entry.ts';

export const flowEntryRoutes: readonly BoundRoute[] = [
  handle.staff(routes.keepFlowEntry, schemas.keepFlowEntry, keepEntry),
  handle.staff(routes.removeFlowEntry, schemas.removeFlowEntry, removeEntry),
];
