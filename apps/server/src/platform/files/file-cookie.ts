import { seal, unseal } from '../seal.ts';
import { applicantSessionSeconds, staffEditSeconds } from '../session/applicant-session.ts';
import type { ApplicantCall } from '../wire/bound-route.ts';

const purpose = 'file cookie';
const prefix = 'portico_files_';
// Somebody may be signed in to several projects; nobody is to a hundred.
const mostSessions = 10;

/** Lets the browser show the person's own files, for as long as the session lives: the cookie names it and nothing else. */
export function openFilesTo({ reply, project, session, secretKey }: ApplicantCall): void {
  const named = seal(secretKey, purpose, session.tokenHash.toString('base64url'));
  const name = `${prefix}${project.slug}`;
  if (session.staffId === null) return reply.setFileCookie(name, named, applicantSessionSeconds);
  // A staff member may have several forms open side by side, each for a short while.
  const place = session.tokenHash.toString('hex').slice(0, 8);
  return reply.setFileCookie(`${name}_${place}`, named, staffEditSeconds);
}

/** The sessions that the cookies of a request name, as hashes of their tokens. */
export function sessionsNamed(cookies: Readonly<Record<string, string | undefined>>, secretKey: string): Buffer[] {
  return Object.entries(cookies)
    .filter(([name]) => name.startsWith(prefix))
    .slice(0, mostSessions)
    .map(([, value]) => unseal(secretKey, purpose, value ?? ''))
    .filter((hash) => hash !== undefined)
    .map((hash) => Buffer.from(hash, 'base64url'));
}
