import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { mailKey } from '../../platform/messaging/address-key.ts';
import { enterByAddress, enterByLink } from '../../platform/session/recommender-entry.ts';
import { makeToken } from '../../platform/session/token.ts';
import { frozenNow } from '../frozen-clock.ts';
import type { ToyProject } from './toy-tenants.ts';

type Db = Kysely<Tables>;

interface RequestOptions {
  readonly email?: string;
  readonly state?: 'invited' | 'declined' | 'written' | 'withdrawn';
  readonly name?: string;
  readonly invitedAt?: Date;
}

/** A request for a letter about an applicant; `link` is the token of its mail. */
export async function buildRequest(
  db: Db,
  project: ToyProject,
  applicant: { readonly id: string },
  options: RequestOptions = {},
) {
  const { state = 'invited', invitedAt = frozenNow } = options;
  const id = randomUUID();
  const email = options.email ?? `${id}@university.example`;
  const application = await db
    .selectFrom('applications')
    .select('id')
    .where('applicant_id', '=', applicant.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('recommendations')
    .values({
      id,
      project_id: project.id,
      application_id: application.id,
      applicant_id: applicant.id,
      name: options.name ?? 'Toy Recommender',
      email,
      email_key: mailKey(email),
      lang: 'en',
      state,
      invited_at: invitedAt,
      written_at: state === 'written' ? invitedAt : null,
    })
    .execute();
  const { token: link, hash } = makeToken();
  await db
    .insertInto('recommendation_links')
    .values({ token_hash: hash, project_id: project.id, recommendation_id: id, created_at: invitedAt })
    .execute();
  return { id, email, link, applicationId: application.id };
}

/** A session opened by the link. */
export async function enterByToyLink(db: Db, project: ToyProject, link: string, now = frozenNow): Promise<string> {
  return (await enterByLink(db, { link, projectId: project.id, now }))?.token ?? '';
}

/** A session opened by a code. */
export async function enterByToyAddress(db: Db, email: string, now = frozenNow): Promise<string> {
  return (await enterByAddress(db, { emailKey: mailKey(email), now }))?.token ?? '';
}
