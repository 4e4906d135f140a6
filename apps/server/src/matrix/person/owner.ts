import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { openTestServer } from '../../testing/test-server.ts';
import type { buildApplicant, ToyProject } from '../../testing/toys/toy-tenants.ts';

type TestServer = Awaited<ReturnType<typeof openTestServer>>;
/** The owner's handle is bound by no scope. */
export type Server = Omit<TestServer, 'ownerDb'> & { readonly ownerDb: Kysely<Tables> };

/** A project with what its people refer to. */
export type World = ToyProject & { readonly version: string; readonly page: string; readonly message: string };

/** Whose the things are that are built here. */
export interface Owner {
  readonly server: Server;
  readonly world: World;
  readonly name: string;
  readonly account: Awaited<ReturnType<typeof buildApplicant>>;
  readonly application: string;
  /** The recommender who was asked, and one who is named only. */
  readonly teacher: string;
  readonly newTeacher: string;
  /** A text of theirs that occurs nowhere else. */
  readonly word: (kind: string) => string;
}
