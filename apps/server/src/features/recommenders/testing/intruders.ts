import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { openApplicantSession } from '../../../platform/session/applicant-session.ts';
import { endRecommenderSession } from '../../../platform/session/recommender-session.ts';
import { hashToken } from '../../../platform/session/token.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import type { openTestServer } from '../../../testing/test-server.ts';
import { enterByToyAddress, enterByToyLink } from '../../../testing/toys/toy-requests.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildApplicant } from '../../../testing/toys/toy-tenants.ts';
import { type BegunLetter, buildLetter, type LetterProject } from './letters-world.ts';

export interface Credentials {
  readonly token?: string;
  readonly cookie?: string;
}

/** The credentials of somebody who may not access a letter. */
interface Intruder {
  /** Has a live recommender session: they may list their own requests and sign out. */
  readonly isRecommender?: true;
  come(world: World): Promise<Credentials>;
}

export interface World {
  readonly server: Awaited<ReturnType<typeof openTestServer>>;
  readonly db: Kysely<Tables>;
  readonly project: LetterProject;
  readonly other: LetterProject;
  /** The letter that none of them may access. */
  readonly mine: BegunLetter;
  readonly another: BegunLetter;
  readonly elsewhere: BegunLetter;
}

const longAgo = new Date(frozenNow.getTime() - 13 * 3_600_000);
const isRecommender = true as const;

/** All wrong tokens and cookies, by owner. */
export const intruders: Readonly<Record<string, Intruder>> = {
  nobody: { come: async () => ({}) },
  'an empty token': { come: async () => ({ token: '' }) },
  garbage: { come: async () => ({ token: 'g'.repeat(43) }) },
  'a token without end': { come: async () => ({ token: 'g'.repeat(5_000) }) },
  'the token of the link itself': { come: async ({ mine }) => ({ token: mine.link }) },
  'the applicant whom it is about': { come: async ({ mine }) => ({ token: mine.applicant.token }) },
  'another applicant': { come: ({ db, project }) => buildApplicant(db, project) },
  'an applicant of another project': { come: ({ db, other }) => buildApplicant(db, other) },
  'the applicant by the cookie for files': {
    come: async ({ server, mine }) => ({
      cookie: await fileCookie(server, '/v1/enroll/user/letterList', mine.applicant.token),
    }),
  },
  'staff by cookie': { come: async ({ db }) => ({ cookie: (await buildStaff(db, { role: 'owner' })).cookie }) },
  'staff by token': {
    come: async ({ db }) => ({ token: (await buildStaff(db, { role: 'owner' })).cookie.split('=')[1] ?? '' }),
  },
  'staff in the form of the applicant': {
    come: async ({ db, project, mine }) => {
      const { id: staffId } = await buildStaff(db, { role: 'administrator', orgId: project.orgId });
      const whose = { projectId: project.id, applicantId: mine.applicant.id };
      return { token: await openApplicantSession(db, { ...whose, now: frozenNow, agent: '', staffId }) };
    },
  },
  'another recommender by link': { isRecommender, come: async ({ db, another }) => byLink(db, another) },
  'another recommender by code': { isRecommender, come: async ({ db, another }) => byCode(db, another.email) },
  'another recommender by the cookie for files': {
    come: async ({ server, db, another }) => letterCookie(server, another, await byCode(db, another.email)),
  },
  'a recommender of another project': { isRecommender, come: async ({ db, elsewhere }) => byLink(db, elsewhere) },
  'me by the link of another request': {
    isRecommender,
    come: async ({ server, db, project, mine }) => byLink(db, await buildLetter(server, project, mine.email)),
  },
  'me by the link of a request in another project': {
    isRecommender,
    come: async ({ server, db, other, mine }) => byLink(db, await buildLetter(server, other, mine.email)),
  },
  'me by a link whose request was taken back': { come: (world) => over(world, 'withdrawn') },
  'me by a link whose letter was handed in': { come: (world) => over(world, 'written') },
  'me by link, too long ago': { come: ({ db, mine }) => byLink(db, mine, longAgo) },
  'me by code, too long ago': { come: ({ db, mine }) => byCode(db, mine.email, longAgo) },
  'me by code, signed out': {
    come: async ({ server, db, mine }) => {
      const { token } = await byCode(db, mine.email);
      await endRecommenderSession(server.database.unscoped, hashToken(token));
      return { token };
    },
  },
  'me by the cookie for files, signed out': {
    come: async ({ server, db, mine }) => {
      const { token } = await byCode(db, mine.email);
      const cookie = await letterCookie(server, mine, { token });
      await endRecommenderSession(server.database.unscoped, hashToken(token));
      return cookie;
    },
  },
  'a recommender whom nobody asks any more': {
    isRecommender,
    come: async ({ server, db, project }) => {
      const letter = await buildLetter(server, project, 'gone@university.example');
      const credentials = await byCode(db, letter.email);
      await db.updateTable('recommendations').set({ state: 'withdrawn' }).where('id', '=', letter.id).execute();
      return credentials;
    },
  },
};

async function byLink(db: World['db'], { project, link }: BegunLetter, now?: Date) {
  return { token: await enterByToyLink(db, project, link, now) };
}

async function byCode(db: World['db'], email: string, now?: Date) {
  return { token: await enterByToyAddress(db, email, now) };
}

async function over({ server, db, project, mine }: World, state: 'withdrawn' | 'written'): Promise<Credentials> {
  const letter = await buildLetter(server, project, mine.email);
  const credentials = await byLink(db, letter);
  const written_at = state === 'written' ? longAgo : null;
  await db.updateTable('recommendations').set({ state, written_at }).where('id', '=', letter.id).execute();
  return credentials;
}

async function letterCookie(server: World['server'], { id }: BegunLetter, { token }: { readonly token: string }) {
  return { cookie: await fileCookie(server, `/v1/enroll/recommend/filed?uid=${id}`, token) };
}

/** A raw request, because the test needs the response's cookie. */
async function fileCookie({ app }: World['server'], url: string, token: string): Promise<string> {
  const answer = await app.inject({ url, headers: { token } });
  const [cookie] = answer.cookies;
  if (cookie === undefined) throw new Error(`${url} gave no cookie`);
  return `${cookie.name}=${cookie.value}`;
}
