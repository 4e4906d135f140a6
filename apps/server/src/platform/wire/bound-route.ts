import type { Route, Typed } from '@portico/contract/route';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Language } from '@portico/form-engine/language';
import type * as z from 'zod';
import type { AppParts } from '../app-parts.ts';
import type { Database, UnscopedDb, ProjectDb } from '../db/database.ts';
import type { Scope } from '../db/scope.ts';
import type { Project } from '../project.ts';
import type { ApplicantSession } from '../session/applicant-session.ts';
import type { Recommendation, RecommenderSession } from '../session/recommender-session.ts';
import type { StaffReach } from '../session/open-staff-reach.ts';
import type { Reply } from './answer/reply.ts';
import type { ProjectOfHost } from './request/project-of-host.ts';

/** What every handler gets besides its input. */
export interface CallContext {
  readonly language: Language;
  /** When the request began to arrive. */
  readonly now: Date;
  /** The Idempotency-Key, for the few handlers that process it themselves. */
  readonly key: string | null;
  readonly log: FastifyBaseLogger;
  readonly reply: Reply;
  /** Aborted when the caller has disconnected; for long work. */
  readonly whenClosed: () => AbortSignal;
  readonly secretKey: string;
  /** The base of links in mails; from the settings, never from the request. */
  readonly publicUrl: string;
  /** The project that the host of the request leads to; null under the installation's own name. */
  readonly projectOfHost: () => Promise<ProjectOfHost | null>;
  readonly ip: string;
  /** The User-Agent header. */
  readonly agent: string;
  /** The caller's time zone according to the browser; null if unknown. */
  readonly timeZone: () => string | null;
  /** The device cookie as it was sent. */
  readonly device: string | undefined;
  /** The cookie of a sign-in at an organisation that has begun in this browser. */
  readonly ssoFlow: string | undefined;
  /** As in `AppParts`: for the test of row-level security. */
  readonly ownChecks?: 'off' | undefined;
}

export interface AnyoneCall extends CallContext {
  readonly database: Database;
}

export interface VisitorCall extends CallContext {
  readonly project: Project;
  readonly db: ProjectDb;
  /** The applicant of this project who asks, if one is signed in: some of what everybody sees differs for them. */
  readonly visitorId?: string | undefined;
}

export interface ApplicantCall extends VisitorCall {
  readonly session: ApplicantSession;
  /**
   * Set if the session comes from the cache and is not verified yet: the statement that does the work must verify it by
   * the hash of its token. It runs on the unscoped handle and sets the scope itself.
   */
  readonly unverified?: { readonly unscoped: UnscopedDb; readonly scope: Scope };
}

/** A recommender belongs to no project, so the database is accessed through the unscoped handle. */
export interface RecommenderCall extends CallContext {
  readonly session: RecommenderSession;
  readonly database: Database;
}

/** A recommender working on one letter, in the project of its request. */
export interface LetterCall extends VisitorCall {
  readonly session: RecommenderSession;
  /** As of the beginning of the call; the transaction that does the work checks it again. */
  readonly recommendation: Recommendation;
}

/** A staff member who may do somewhere what the route says; whether they may where the call does it, `requireIn` decides. */
export interface StaffCall extends CallContext, StaffReach {}

/** The kinds of caller, each with the context that its handlers get. */
export interface Situations {
  anyone: AnyoneCall;
  visitor: VisitorCall;
  /** Anybody; `session` is set if they are signed in. */
  guest: VisitorCall | ApplicantCall;
  applicant: ApplicantCall;
  recommender: RecommenderCall;
  letter: LetterCall;
  /** Somebody who fills in a form: an applicant, or a recommender (if `recommendation` is set). */
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

/** A route of the contract with its schemas and its handler. */
export interface BoundRoute {
  readonly route: Route<Typed>;
  readonly schemas: { readonly input: z.ZodObject; readonly output: z.ZodType };
  answer(incoming: IncomingCall): Promise<unknown>;
  /** Reads its body itself as a stream; `parameters` is empty then. */
  readonly readsBody?: true;
  /** The size limit of a body, if it is above the default. */
  readonly largestBody?: number;
}
