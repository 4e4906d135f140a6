import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import type { RefereeParts } from '../referee-parts.ts';
import { countMails, findPerson } from '../referees.queries.ts';
import { dayMs } from '../referees.rules.ts';

/** Mails within a day that people send by hand: in a project, to one address of it, by an applicant, by one to one address. */
export const mostADay = { all: 20_000, address: 50, own: 12, same: 3 } as const;

/** Different people whom one application ever asked. */
export const mostRequests = 30;

/** Keeps invitations from being used to write to strangers. The caller holds the application, and sends a mail if this lets it. */
export async function demandMailRoom(
  { countMail }: Pick<RefereeParts, 'countMail'>,
  call: ApplicantCall,
  emailKey: string,
): Promise<void> {
  const { db, session, now } = call;
  const { applicantId } = session;
  const since = new Date(now.getTime() - dayMs);
  const sent = await countMails(db, { applicantId, emailKey, since });
  const isFull =
    sent.all >= mostADay.all ||
    sent.address >= mostADay.address ||
    sent.own >= mostADay.own ||
    sent.same >= mostADay.same;
  if (isFull) throw new Refused('invitationsToday');
  // What was sent goes with whoever leaves; these counts do not.
  const { email_key: ownKey, mobile } = await findPerson(db, applicantId);
  const own = ownKey ?? mobile ?? applicantId;
  const hasRoom =
    (await countMail(call, { side: 'by', key: own, most: mostADay.own })) &&
    (await countMail(call, { side: 'to', key: emailKey, most: mostADay.address }));
  if (!hasRoom) throw new Refused('invitationsToday');
}
