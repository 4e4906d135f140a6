import type { RefereeEntry } from '@portico/contract/referees.schemas';
import { letterStates } from '@portico/form-engine/states/letter-states';
import { letterStateOf, type RequestProgress } from '../../domain/letters/reading/letter-state.ts';
import type { LetterSettings } from '../../platform/db/tables/tenant-tables.ts';
import type { Delivery } from '../../platform/messaging/delivery.ts';

/** The facts about a request that the rules need. */
export interface RequestFacts extends Required<RequestProgress> {
  readonly delivery: Delivery;
  readonly invitedAt: Date;
  readonly remindedAt: Date | null;
}

/** The facts about the calendar and the application that the rules need. */
export interface Terms {
  readonly now: Date;
  /** Whether invitations and reminders may be sent at all. */
  readonly isSending: boolean;
  /** Whether the rows can no longer be changed in the form. */
  readonly isLocked: boolean;
}

export const dayMs = 86_400_000;

/** Spec 4: null before the invitation, 0 sent, 1 delivered. */
export function sendStateOf(request: RequestFacts | undefined): RefereeEntry['sendState'] {
  if (request === undefined) return null;
  return request.delivery === 'accepted' || request.openedAt !== null ? 1 : 0;
}

/** The delivery state of the newest mail. */
export function deliveryFactOf(request: RequestFacts | undefined): RefereeEntry['delivery'] {
  if (request === undefined) return 'none';
  return request.openedAt === null ? request.delivery : 'opened';
}

/** The earliest time for a manual reminder; null if none may be sent to this person any more. */
export function remindAfter(request: RequestFacts | undefined): Date | null {
  const state = letterStateOf(request);
  if (request === undefined || (state !== letterStates.invited && state !== letterStates.opened)) return null;
  return new Date(newestMail(request).getTime() + dayMs);
}

function newestMail({ invitedAt, remindedAt }: Pick<RequestFacts, 'invitedAt' | 'remindedAt'>): Date {
  return remindedAt !== null && remindedAt > invitedAt ? remindedAt : invitedAt;
}

/** What an applicant may do with one row. */
export function allowedActions(request: RequestFacts | undefined, terms: Terms): RefereeEntry['can'] {
  const after = remindAfter(request);
  const isWritten = request?.state === 'written';
  return {
    send: terms.isSending && request === undefined,
    remind: terms.isSending && after !== null && terms.now >= after,
    change: !terms.isLocked && !isWritten,
    replace: terms.isSending && request !== undefined && !isWritten,
  };
}

const usualDays = [7, 14, 28];

interface Calendar extends Pick<RequestFacts, 'invitedAt' | 'remindedAt'> {
  /** The number of scheduled reminders that were sent or skipped. */
  readonly scheduled: number;
  readonly days: LetterSettings['reminderDays'];
  readonly now: Date;
}

/**
 * The new count of scheduled reminders if one is sent now; null if none is due. If several days were missed, only one
 * is sent.
 */
export function dueReminder({ days = usualDays, scheduled, now, ...mails }: Calendar): number | null {
  const passed = days.filter((day) => mails.invitedAt.getTime() + day * dayMs <= now.getTime()).length;
  const isQuiet = newestMail(mails).getTime() + dayMs <= now.getTime();
  return passed > scheduled && isQuiet ? passed : null;
}

type Policy = NonNullable<LetterSettings['applicantReads']>;

export function policyOf({ applicantReads = 'never' }: LetterSettings): Policy {
  return applicantReads;
}
