import type { StaffAbility } from '../staff/staff-abilities.ts';

/** Who may call: `anyone` needs no session; every other audience has a session of its own kind. */
export type Audience = 'anyone' | 'applicant' | 'recommender' | 'staff';

/** How often: the numbers behind each class stand in the server's limits. */
export type LimitClass = 'read' | 'write' | 'credential' | 'upload';

export interface RouteSpec {
  /** Unique over the whole contract; the operation id of the OpenAPI document. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** `project`: needs a tenant, from the session or, for anyone, from `domain` or `project_id`. */
  readonly scope: 'project' | 'installation';
  readonly access: readonly [Audience, ...Audience[]];
  readonly limit: LimitClass;
  /** How a POST body travels. */
  readonly encoding?: 'form' | 'multipart' | 'json';
  /** What a staff member must be allowed to do. */
  readonly may?: StaffAbility;
  /** A staff member at work in an applicant's form may call it too. What only reads, they always may. */
  readonly admitsStaff?: true;
  /** The answer comes with the cookie that opens the person's own files. */
  readonly opensFiles?: true;
  /** What it is for, and why no screen of ours calls it: it is kept for clients that others write. */
  readonly forClients?: string;
  /** What `uid` names, where it is not the person. */
  readonly uidNames?: 'file' | 'leftOver' | 'document' | 'recommendation';
}

/** The input as the server reads it and the output as it is sent, both inferred from the schemas. */
export interface Typed {
  readonly input: unknown;
  readonly output: unknown;
}

/** A call of the wire: plain values at run time, its schemas present as types only. */
export interface Route<T extends Typed> extends RouteSpec {
  readonly typed?: T;
}

/** Declares a call; its schemas stand in the `.schemas.ts` file beside, so that browsers load no zod. */
export function route<T extends Typed>(spec: RouteSpec): Route<T> {
  return spec;
}

export type InputOf<R> = R extends Route<infer T> ? T['input'] : never;
export type OutputOf<R> = R extends Route<infer T> ? T['output'] : never;
