import { seal, unseal } from '../secrets/seal.ts';
import { applicantSessionSeconds, staffEditSeconds } from './applicant-session.ts';
import { recommenderSessionSeconds } from './recommender-entry.ts';
import type { ApplicantCall, LetterCall } from '../wire/bound-route.ts';

const purpose = 'file cookie';
const prefix = 'portico_files_';
// Recommenders belong to no project, and have one session in each browser.
const letterPurpose = 'letter file cookie';
const letterName = 'portico_letter_files';
// Somebody may be signed in to several projects, but not to a hundred.
const mostSessions = 10;

/** Lets the browser load the person's own files while the session lasts: the cookie only identifies the session. */
export function setFileCookie(call: ApplicantCall | LetterCall): void {
  const { reply, project, session, secretKey } = call;
  const hash = session.tokenHash.toString('base64url');
  if ('recommendation' in call)
    return reply.setFileCookie(letterName, seal(secretKey, letterPurpose, hash), recommenderSessionSeconds);
  const sealed = seal(secretKey, purpose, hash);
  const name = `${prefix}${project.slug}`;
  if (call.session.staffId === null) return reply.setFileCookie(name, sealed, applicantSessionSeconds);
  // A staff member may have several forms open side by side, each for a short while.
  const suffix = session.tokenHash.toString('hex').slice(0, 8);
  return reply.setFileCookie(`${name}_${suffix}`, sealed, staffEditSeconds);
}

type Cookies = Readonly<Record<string, string | undefined>>;

/** The applicants' sessions in the cookies of a request, as token hashes. */
export function applicantSessionsIn(cookies: Cookies, secretKey: string): Buffer[] {
  return Object.entries(cookies)
    .filter(([name]) => name.startsWith(prefix))
    .slice(0, mostSessions)
    .flatMap(([, value]) => hashIn(value, secretKey, purpose));
}

/** The same for the recommender's session. */
export function recommenderSessionsIn(cookies: Cookies, secretKey: string): Buffer[] {
  return hashIn(cookies[letterName], secretKey, letterPurpose);
}

function hashIn(value: string | undefined, secretKey: string, sealedFor: string): Buffer[] {
  const hash = value === undefined ? undefined : unseal(secretKey, sealedFor, value);
  return hash === undefined ? [] : [Buffer.from(hash, 'base64url')];
}
