import type { ChooseMails, MailChoices, StopMails } from '@portico/contract/mail-choices.schemas';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall, VisitorCall } from '../../../platform/wire/bound-route.ts';
import { openStop } from './stop-token.ts';
import { findChoice, writeChoice } from './telling.queries.ts';

export async function readMailChoices(
  _input: MailChoices['input'],
  { db, session }: ApplicantCall,
): Promise<MailChoices['output']> {
  const found = await findChoice(db, session.applicantId);
  if (found === undefined) throw new Refused('notSignedIn');
  return { address: found.address, answers: found.mails_answers };
}

export async function chooseMails(
  { answers }: ChooseMails['input'],
  { db, session }: ApplicantCall,
): Promise<ChooseMails['output']> {
  if (!(await writeChoice(db, session.applicantId, answers === '1'))) throw new Refused('notSignedIn');
  return null;
}

/** Stopping once more changes nothing; the account page starts them again. */
export async function stopMails(
  secretKey: string,
  { token }: StopMails['input'],
  { db, project }: VisitorCall,
): Promise<StopMails['output']> {
  const whose = openStop(secretKey, token);
  if (whose === undefined || whose.project !== project.id) throw new Refused('linkBroken');
  if (!(await writeChoice(db, whose.applicant, false))) throw new Refused('linkBroken');
  return null;
}
