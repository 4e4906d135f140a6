import { mailKey } from '../../../platform/messaging/address-key.ts';
import { makeToken } from '../../../platform/session/token.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import type { openTestServer } from '../../../testing/test-server.ts';
import { buildFile } from '../../../testing/toys/toy-forms.ts';
import type { ToyProject } from '../../../testing/toys/toy-tenants.ts';

type Server = Awaited<ReturnType<typeof openTestServer>>;

/** Inserts and reads rows about letters. */
export function letterRows({ ownerDb, database }: Server, project: ToyProject) {
  const rowOf = (uid: string) =>
    ownerDb.selectFrom('recommendations').selectAll().where('id', '=', uid).executeTakeFirstOrThrow();

  return {
    rowOf,
    /** Creates a session: by the link of one request, or by a code sent to the address. */
    signIn: async (email: string, recommendation: string | null): Promise<string> => {
      const { token, hash } = makeToken();
      await ownerDb
        .insertInto('recommender_sessions')
        .values({
          token_hash: hash,
          email,
          email_key: mailKey(email),
          recommendation_id: recommendation,
          created_at: frozenNow,
          expires_at: new Date(frozenNow.getTime() + 30 * 86_400_000),
        })
        .execute();
      return token;
    },
    /** Does what changing the address in the applicant's form does, with the same locks. */
    withdraw: (
      uid: string,
      applicationId: string,
      emails: readonly string[] = [],
      meanwhile = () => Promise.resolve(),
    ) =>
      database
        .forProject(project)
        .transaction()
        .execute(async (db) => {
          await db.selectFrom('applications').select('id').where('id', '=', applicationId).forUpdate().execute();
          const { state } = await db
            .selectFrom('recommendations')
            .select('state')
            .where('id', '=', uid)
            .forUpdate()
            .executeTakeFirstOrThrow();
          if (state === 'written') return false;
          await meanwhile();
          const rows = emails.map((email) => ({ mail: { value: email } }));
          await db
            .updateTable('sheet_modules')
            .set({ values: JSON.stringify({ fields: {}, rows: { referees: rows } }) })
            .where('sheet_id', '=', applicationId)
            .where('module_id', '=', 'named')
            .execute();
          await db
            .updateTable('recommendations')
            .set({ state: 'withdrawn', withdrawn_at: frozenNow })
            .where('id', '=', uid)
            .execute();
          return true;
        }),
    /** Creates a file that was uploaded for a field of a letter. */
    fileFor: (request: { uid: string; applicant: { id: string } }, key = 'paper', name = 'letter.pdf') =>
      buildFile(ownerDb, request.applicant.id, { module: 'letter', key, name, letter: request.uid, isBound: false }),
    rowsOf: async (uid: string) => {
      const request = await rowOf(uid);
      const of = (table: 'sheet_modules' | 'sheet_changes') =>
        ownerDb.selectFrom(table).selectAll().where('sheet_id', '=', uid);
      const about = (table: 'outgoing_messages' | 'messages') =>
        ownerDb.selectFrom(table).selectAll().where('applicant_id', '=', request.applicant_id);
      const mails = await about('outgoing_messages').execute();
      return {
        request,
        letter: await ownerDb.selectFrom('sheets').selectAll().where('id', '=', uid).executeTakeFirst(),
        modules: await of('sheet_modules').execute(),
        log: await of('sheet_changes').orderBy('revision').orderBy('key').execute(),
        links: await ownerDb
          .selectFrom('recommendation_links')
          .selectAll()
          .where('recommendation_id', '=', uid)
          .execute(),
        thanks: mails.filter(({ recipient }) => recipient === request.email),
        notices: mails.filter(({ recipient }) => recipient !== request.email),
        messages: await about('messages').execute(),
      };
    },
  };
}
