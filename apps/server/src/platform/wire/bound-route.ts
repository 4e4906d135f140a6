import type { Route, Typed } from '@portico/contract/route';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Language } from '@portico/form-engine/language';
import type * as z from 'zod';
import type { AppParts } from '../app-parts.ts';
import type { Database, UnscopedDb, ProjectDb, StaffDb } from '../db/database.ts';
import type { Scope } from '../db/scope.ts';
import type { Project } from '../project.ts';
import type { ApplicantSession } from '../session/applicant-session.ts';
import type { Recommendation, RecommenderSession } from '../session/recommender-session.ts';
import type { StaffSession } from '../session/staff-session.ts';
import type { Reply } from './answer/reply.ts';

/** What every handler gets beside its input. */
export interface CallContext {
  readonly language: Language;
  /** When the request began to arrive. */
  readonly now: Date;
  /** The Idempotency-Key, for the few handlers that mind it themselves. */
  readonly key: string | null;
  readonly log: FastifyBaseLogger;
  readonly reply: Reply;
  /** Aborted when whoever asked has gone; for work that takes long. */
  readonly whenClosed: () => AbortSignal;
  readonly secretKey: string;
  /** Where links in mails begin; from the settings, never from the request. */
  readonly publicUrl: string;
  readonly ip: string;
  /** What the browser says it is. */
  readonly agent: string;
  /** Of whoever calls, as the browser says; null where it does not. */
  readonly timeZone: () => string | null;
  /** The cookie of a browser that signed in before, as it was sent. */
  readonly device: string | undefined;
}

export interface AnyoneCall extends CallContext {
  readonly database: Database;
}

export interface VisitorCall extends CallContext {
  readonly project: Project;
  readonly db: ProjectDb;
}

export interface ApplicantCall extends VisitorCall {
  readonly session: ApplicantSession;
  /**
   * Present where the session comes from the cache and is not verified yet: the statement that does the work must
   * verify it by the hash of its token. It runs on the unscoped handle and sets the scope itself.
   */
  readonly unverified?: { readonly unscoped: UnscopedDb; readonly scope: Scope };
}

/** A recommender belongs to no project: the database is reached by the handle without a scope. */
export interface RecommenderCall extends CallContext {
  readonly session: RecommenderSession;
  readonly database: Database;
}

/** A recommender at work on one letter, in the project of its request. */
export interface LetterCall extends VisitorCall {
  readonly session: RecommenderSession;
  /** As it was when the call began; the transaction that does the work checks it again. */
  readonly recommendation: Recommendation;
}

export interface StaffCall extends CallContext {
  readonly session: StaffSession;
  readonly database: Database;
  readonly db: StaffDb;
}

/** The kinds of caller, each with the context that a handler may rely on. */
export interface Situations {
  anyone: AnyoneCall;
  visitor: VisitorCall;
  /** Whoever comes; who is signed in is known by `session`. */
  guest: VisitorCall | ApplicantCall;
  applicant: ApplicantCall;
  recommender: RecommenderCall;
  letter: LetterCall;
  /** Whoever fills a form in: an applicant, or a recommender (`recommendation` tells). */
  writer: ApplicantCall | LetterCall;
  staff: StaffCall;
}
export type Situation = keyof Situations;

export interface SchemasFor<T extends Typed> {
  readonly input: z.ZodObject & z.ZodType<T['input']>;
  readonly output: z.ZodType<T['output']>;
}

/** One request, parsed but not validated. */
export interface IncomingCall {
  readonly parts: AppParts;
  readonly request: FastifyRequest;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly context: CallContext;
}

/** A route of the contract together with its schemas and the code that answers it with an envelope. */
export interface BoundRoute {
  readonly route: Route<Typed>;
  readonly schemas: { readonly input: z.ZodObject; readonly output: z.ZodType };
  answer(incoming: IncomingCall): Promise<unknown>;
  /** Reads its body itself, as a stream: `parameters` is empty then. */
  readonly readsBody?: true;
  /** Bytes a body may have, where it is more than usual. */
  readonly largestBody?: number;
}
