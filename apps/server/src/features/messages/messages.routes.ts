import * as mailRoutes from '@portico/contract/mail-choices';
import * as mailSchemas from '@portico/contract/mail-choices.schemas';
import * as routes from '@portico/contract/messages';
import * as schemas from '@portico/contract/messages.schemas';
import * as readyRoutes from '@portico/contract/ready-answers';
import * as readySchemas from '@portico/contract/ready-answers.schemas';
import * as staffRoutes from '@portico/contract/staff-messages';
import * as staffSchemas from '@portico/contract/staff-messages.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { answerThread, assignThread, draftAnswer, settleThread } from './answer-thread.ts';
import { markMessages, readRecords } from './read-records.ts';
import { readReadyAnswers, removeReadyAnswer, saveReadyAnswer } from './ready-answers.ts';
import { listThreads, markThread, readThread } from './read-threads.ts';
import { chooseMails, readMailChoices, stopMails } from './telling/choose-mails.ts';
import { sendMessage } from './send-message.ts';

// Wide enough that a text that is too long is refused by the sentence that says so.
const largestBody = 1_048_576;

export function messageRoutes({ secretKey }: Pick<AppParts, 'secretKey'>): readonly BoundRoute[] {
  return [
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
    handle.staff(readyRoutes.listReadyAnswers, readySchemas.listReadyAnswers, readReadyAnswers),
    handle.staff(readyRoutes.saveReadyAnswer, readySchemas.saveReadyAnswer, saveReadyAnswer),
    handle.staff(readyRoutes.removeReadyAnswer, readySchemas.removeReadyAnswer, removeReadyAnswer),
    handle.applicant(mailRoutes.mailChoices, mailSchemas.mailChoices, readMailChoices),
    handle.applicant(mailRoutes.chooseMails, mailSchemas.chooseMails, chooseMails),
    handle.visitor(mailRoutes.stopMails, mailSchemas.stopMails, (input, call) => stopMails(secretKey, input, call)),
  ];
}
