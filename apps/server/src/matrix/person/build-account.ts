import { randomUUID } from 'node:crypto';
import { openApplicantSession } from '../../platform/session/applicant-session.ts';
import { makeToken } from '../../platform/session/token.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { toyText } from '../../testing/toys/toy-tenants.ts';
import type { Owner } from './owner.ts';

/** The rows of an account: a message, a portrait, mailed links, another session. */
export async function buildAccount({ server, world, name, account, word }: Owner) {
  const { ownerDb } = server;
  const project_id = world.id;
  const applicant_id = account.id;
  const text = JSON.stringify(toyText(word('message')));
  await ownerDb
    .insertInto('messages')
    .values({ id: randomUUID(), project_id, applicant_id, title: text, body: text, read_at: null })
    .execute();
  await ownerDb
    .insertInto('portraits')
    .values({ project_id, applicant_id, media_type: 'image/png', digest: 'face', content: Buffer.from('face') })
    .execute();

  const change = makeToken();
  await ownerDb
    .insertInto('address_changes')
    .values({
      token_hash: change.hash,
      project_id,
      applicant_id,
      channel: 'mail',
      email: `${name}-before@matrix.example`,
      email_key: `${name}-before@matrix.example`,
      email_confirmed_at: frozenNow,
      area: null,
      mobile: null,
      changed_at: frozenNow,
      expires_at: new Date(frozenNow.getTime() + 3_600_000),
    })
    .execute();
  const links = { reset: makeToken(), activate: makeToken() };
  for (const purpose of ['reset', 'activate'] as const)
    await ownerDb
      .insertInto('account_links')
      .values({
        token_hash: links[purpose].hash,
        project_id,
        applicant_id,
        purpose,
        expires_at: new Date(frozenNow.getTime() + 3_600_000),
        used_at: null,
      })
      .execute();
  await openApplicantSession(ownerDb, {
    projectId: world.id,
    applicantId: applicant_id,
    now: frozenNow,
    agent: word('agent'),
  });
  const session = await ownerDb
    .selectFrom('applicant_sessions')
    .select('id')
    .where('agent', '=', word('agent'))
    .executeTakeFirstOrThrow();
  return {
    changeToken: change.token,
    resetToken: links.reset.token,
    activateToken: links.activate.token,
    session: session.id,
  };
}
