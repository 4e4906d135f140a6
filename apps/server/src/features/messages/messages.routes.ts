import * as routes from '@portico/contract/messages';
import * as schemas from '@portico/contract/messages.schemas';
import * as staffRoutes from '@portico/contract/staff-messages';
import * as staffSchemas from '@portico/contract/staff-messages.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { answerThread, assignThread, draftAnswer, settleThread } from './answer-thread.ts';
import { markMessages, readRecords } from './read-records.ts';
import { listThreads, markThread, readThread } from './read-threads.ts';
import { sendMessage } from './send-message.ts';

// Wide enough that a text that is too long is refused by the sentence that says so.
const largestBody = 1_048_576;

export const messageRoutes: readonly BoundRoute[] = [
  handle.applicant(routes.recordList, schemas.recordList, readRecords),
  { ...handle.applicant(routes.sendMessage, schemas.sendMessage, sendMessage), largestBody },
  handle.applicant(routes.readMessages, schemas.readMessages, markMessages),
  handle.staff(staffRoutes.listThreads, staffSchemas.listThreads, listThreads),
  handle.staff(staffRoutes.readThread, staffSchemas.readThread, readThread),
  handle.staff(staffRoutes.markThread, staffSchemas.markThread, markThread),
  { ...handle.staff(staffRoutes.answerThread, staffSchemas.answerThread, answerThread), largestBody },
  handle.staff(staffRoutes.draftAnswer, staffSchemas.draftAnswer, draftAnswer),
  handle.staff(staffRoutes.assignThread, staffSchemas.assignThread, assignThread),
  handle.staff(staffRoutes.settleThread, staffSchemas.settleThread, settleThread),
];
