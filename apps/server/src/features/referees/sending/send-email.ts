import { letterStates } from '@portico/form-engine/states/letter-states';
import { randomUUID } from 'node:crypto';
import type { SendEmail } from '@portico/contract/referees.schemas';
import { likelyAddress } from '@portico/form-engine/patterns/likely-address';
import { mailKey } from '../../../platform/messaging/address-key.ts';
import { momentInWords } from '../../../domain/mails/moment-in-words.ts';
import { readsLetter, readsLetters } from '../../../domain/letters/reading/applicant-reads.ts';
import { lockApplication } from '../../../domain/sheets/lock-application.ts';
import { reconcileRequests } from '../../../domain/letters/requests/reconcile-requests.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { askForLetter } from './ask-for-letter.ts';
import { loadReferees, type Referee, type ApplicantReferees } from '../load-referees.ts';
import { requireMailLimit, mostRequests } from './sending-limits.ts';
import { presentReferees } from '../referees.present.ts';
import { findPerson } from '../../../domain/letters/reading/terms.queries.ts';
import { type Request } from '../referees.queries.ts';
import { hasDeclined, letterStateOf } from '../../../domain/letters/reading/letter-state.ts';
import { policyOf, remindAfter } from '../referees.rules.ts';
import { insertRequest, saveWaiver } from '../requests.queries.ts';

type Input = SendEmail['input'];

/** Sends the invitation to a recommender, or a reminder if there was one. One at a time for each application. */
export function sendEmail(input: Input, call: ApplicantCall): Promise<SendEmail['output']> {
  return inTransaction(call.db, async (db) => {
    const locked = { ...call, db };
    await lockApplication(db, call.session.applicantId);
    const loaded = await loadReferees(locked);
    const { applicationId, form, terms } = loaded;
    if (applicationId === null || !loaded.hasReferees) throw new Refused('notFound');
    await reconcileRequests(db, { applicationId, form, now: call.now });
    const referee = refereeNamed(loaded, input);
    if (!terms.isSending) throw new Refused(loaded.found.letters_until === null ? 'chooseBatch' : 'lettersClosed');
    await requireMailLimit(locked, referee.emailKey);
    if (referee.request === undefined) await invite(locked, { ...loaded, applicationId }, referee, input);
    else await remind(locked, loaded, referee.request);
    return presentReferees(await loadReferees(locked));
  });
}

/** The row with this address; comparing the address avoids confusing it with a row that has moved to its position. */
function refereeNamed({ referees }: ApplicantReferees, { menuid, columnNumber, email }: Input): Referee {
  const key = email === '' ? '' : mailKey(email);
  const own = referees.filter(({ module, emailKey }) => module === menuid && emailKey === key);
  const referee = own.find((referee) => referee.columnNumber === columnNumber) ?? own[0];
  if (referee === undefined) throw new Refused('notFound');
  if (!referee.isComplete) throw new Refused('refereeIncomplete');
  if (referees.filter(({ emailKey }) => emailKey === key).length > 1) throw new Refused('refereeDuplicate');
  return referee;
}

async function invite(
  call: ApplicantCall,
  loaded: ApplicantReferees & { readonly applicationId: string },
  { name, email: typed, emailKey }: Referee,
  input: Input,
): Promise<void> {
  const { db, project, session, now } = call;
  const person = await findPerson(db, session.applicantId);
  // Temporary users may not send mails, because anybody can create hundreds of them.
  const isKnown = person.name !== '' && (person.email_confirmed_at !== null || person.mobile !== null);
  if (!isKnown) throw new Refused('identityFirst');
  if (person.email_key === emailKey) throw new Refused('refereeOwnAddress');
  // Mail servers do not accept the full-width characters of some keyboards.
  const email = typed.normalize('NFKC');
  const likely = likelyAddress(email);
  if (likely !== null && input.sure === undefined) {
    throw new Refused('refereeAddressDoubtful', { params: { likely }, data: { likely } });
  }
  if (loaded.requests.length >= mostRequests) throw new Refused('invitationsToday');
  const waived = await decide(call, loaded, input);
  const lang = input.lang ?? person.lang;
  const request = { id: randomUUID(), name, email, lang, invitedAt: now, readerZone: null };
  const owner = { project_id: project.id, application_id: loaded.applicationId, applicant_id: session.applicantId };
  const confidential = !readsLetters(loaded.found.letters, waived);
  const columns = { name, email, email_key: emailKey, lang, invited_at: now, confidential };
  await insertRequest(db, { id: request.id, ...owner, ...columns });
  await askForLetter(db, request, 'invitation', askingOf(call, loaded, { name: person.name, waived, confidential }));
}

/** Stores the applicant's choice about reading letters, which is made once, before the first invitation. */
async function decide(
  { db, project, now }: ApplicantCall,
  { applicationId, found }: ApplicantReferees & { readonly applicationId: string },
  { waive, notice = '' }: Input,
): Promise<boolean | null> {
  if (found.decided_at !== null) return found.waived;
  const isChoice = policyOf(found.letters) === 'unlessWaived';
  if (notice.trim() === '' || (isChoice && waive === undefined)) throw new Refused('waiverFirst');
  const waived = isChoice ? waive === '1' : null;
  await saveWaiver(db, { application_id: applicationId, project_id: project.id, waived, notice, at: now });
  return waived;
}

async function remind(call: ApplicantCall, loaded: ApplicantReferees, request: Request): Promise<void> {
  const { db, session, now, language } = call;
  if (request.state === 'written') throw new Refused('letterWritten');
  if (hasDeclined(request)) throw new Refused('letterDeclined');
  if (letterStateOf(request) === letterStates.bounced) throw new Refused('refereeBounced');
  const after = remindAfter(request);
  if (after === null || now < after) {
    const at =
      after === null
        ? ''
        : momentInWords(after, { timeZone: loaded.found.time_zone, readerZone: call.timeZone() }, language);
    throw new Refused('remindedToday', { params: { at } });
  }
  const { name } = await findPerson(db, session.applicantId);
  const { waived } = loaded.found;
  await askForLetter(
    db,
    request,
    'reminder',
    askingOf(call, loaded, { name, waived, confidential: request.confidential }),
  );
}

function askingOf(
  { project, session, publicUrl, now }: ApplicantCall,
  { found }: ApplicantReferees,
  { name, ...choice }: { readonly name: string; readonly waived: boolean | null; readonly confidential: boolean },
) {
  if (found.letters_until === null) throw new Refused('chooseBatch');
  return {
    project,
    applicant: { id: session.applicantId, name },
    batch: found.batch,
    until: found.letters_until,
    timeZone: found.time_zone,
    reads: readsLetter(choice, found.letters),
    waived: choice.waived,
    publicUrl,
    now,
  };
}
