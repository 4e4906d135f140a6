import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { openTestServer } from '../../testing/test-server.ts';
import type { buildApplicant, ToyProject } from '../../testing/toys/toy-tenants.ts';

type TestServer = Awaited<ReturnType<typeof openTestServer>>;
/** The owner's handle has no scope. */
export type Server = Omit<TestServer, 'ownerDb'> & { readonly ownerDb: Kysely<Tables> };

/** A project with the rows that its people refer to. */
export type World = ToyProject & {
  readonly version: string;
  /** A batch that nobody has chosen. */
  readonly freeBatch: string;
  readonly page: string;
  readonly message: string;
  /** In the question bank of its organisation. */
  readonly bankEntry: string;
  readonly readyAnswer: string;
  /** A notice that everybody sees, and one that is not published. */
  readonly article: string;
  readonly articleDraft: string;
  /** A file that everybody may download, and the article that offers it. */
  readonly material: string;
  readonly contentFile: string;
};

/** The person whose rows are built. */
export interface Owner {
  readonly server: Server;
  readonly world: World;
  readonly name: string;
  readonly account: Awaited<ReturnType<typeof buildApplicant>>;
  readonly application: string;
  /** The recommender who was asked, and one who is only named. */
  readonly teacher: string;
  readonly newTeacher: string;
  /** A unique text of this person. */
  readonly word: (kind: string) => string;
}
