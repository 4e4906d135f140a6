import type { StaffAbility } from '../staff/staff-abilities.ts';

/** Who may call: `anyone` needs no session; every other audience has its own kind of session. */
export type Audience = 'anyone' | 'applicant' | 'recommender' | 'staff';

/** How often it may be called: the numbers of each class are in the server's limits. */
export type LimitClass = 'read' | 'write' | 'credential' | 'upload';

export interface RouteSpec {
  /** Unique in the whole contract; the operation id of the OpenAPI document. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** `project`: needs a tenant, from the session or, for anyone, from `domain` or `project_id`. */
  readonly scope: 'project' | 'installation';
  readonly access: readonly [Audience, ...Audience[]];
  readonly limit: LimitClass;
  /** The encoding of a POST body. */
  readonly encoding?: 'form' | 'multipart' | 'json';
  /** The ability that a staff member needs. */
  readonly may?: StaffAbility;
  /** Staff who edit an applicant's form may call it too. Calls that only read are always allowed for them. */
  readonly admitsStaff?: true;
  /** Visitors may call it while the project is suspended. */
  readonly whileSuspended?: true;
  /** Staff may call it while their session is locked. */
  readonly whileLocked?: true;
  /** The answer sets the cookie that opens the person's own files. */
  readonly opensFiles?: true;
  /** What it is for, and why no screen of ours calls it: it is meant for clients of others. */
  readonly forClients?: string;
  /** What `uid` identifies, if not the person. */
  readonly uidNames?: 'file' | 'leftOver' | 'document' | 'recommendation';
}

/** The input as the server reads it and the output as it is sent, both inferred from the schemas. */
export interface Typed {
  readonly input: unknown;
  readonly output: unknown;
}

/** A call of the API: plain values at run time, with its schemas as types only. */
export interface Route<T extends Typed> extends RouteSpec {
  readonly typed?: T;
}

/** Declares a call; its schemas are in the `.schemas.ts` file next to it, so that browsers load no zod. */
export function route<T extends Typed>(spec: RouteSpec): Route<T> {
  return spec;
}

export type InputOf<R> = R extends Route<infer T> ? T['input'] : never;
export type OutputOf<R> = R extends Route<infer T> ? T['output'] : never;
