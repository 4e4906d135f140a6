import '@fastify/cookie';
import type { RouteSpec } from '@portico/contract/route';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { requireOpenToStaff } from '../session/staff-edit.ts';
import { type ApplicantSession, findApplicantSession } from '../session/applicant-session.ts';
import { cachedSession, cacheSession } from '../session/session-cache.ts';
import { findRecommender, type FoundRecommender, type NamedRequest } from '../session/recommender-session.ts';
import { openStaffReach } from '../session/open-staff-reach.ts';
import { staffCookie } from '../session/staff-session.ts';
import { letterRows, ownRows } from '../session/whose.ts';
import { hasServiceEnded, type Project } from '../project.ts';
import type { IncomingCall, CallContext, Situation, Situations } from './bound-route.ts';
import { findProject } from './request/find-project.ts';
import { isServedAtHost } from './request/project-of-host.ts';

type Parameters = Readonly<Record<string, unknown>>;
type Resolver<S extends Situation> = (incoming: IncomingCall, route: RouteSpec) => Promise<Situations[S]>;

/** Finds the caller and the tenant: from the session or, without one, from the address. */
export const resolveCall: { readonly [S in Situation]: Resolver<S> } = {
  anyone: async ({ parts, context }) => ({ ...context, database: parts.database }),

  visitor: async ({ parts, request, parameters, context }, route) => {
    const session = await findApplicantSession(parts.database.unscoped, tokenOf(request), context.now);
    const named = await findProject(parts.database.unscoped, parameters);
    const project = named ?? session?.project;
    if (project === undefined || isForeign(parameters['org_id'], project.orgId)) throw new Refused('projectMissing');
    if (!(await isServedAtHost(project, request, parts))) throw new Refused('projectMissing');
    refuseArchived(project);
    if (route.method === 'POST') {
      refuseAfterService(project, context);
      if (route.whileSuspended !== true) refuseSuspended(project);
    }
    const visitorId = session?.project.id === project.id ? session.applicantId : undefined;
    return { ...context, project, db: parts.database.forProject(project), visitorId };
  },

  applicant: async (incoming, route) => {
    const { parts, request, context } = incoming;
    const session = await findApplicantSession(parts.database.unscoped, tokenOf(request), context.now);
    // Under the name of another project nobody is signed in to this one.
    if (session === undefined || !(await isServedAtHost(session.project, request, parts)))
      throw new Refused('notSignedIn');
    requireOpenToStaff(session, route);
    if (parts.ownChecks !== 'off') await refuseForeignIds(incoming, session, route);
    const { project } = session;
    refuseAfterService(project, context);
    refuseArchived(project);
    // Staff go on with their work in people's forms.
    if (session.staffId === null) refuseSuspended(project);
    return { ...context, session, project, db: parts.database.forPeople(project, ownRows(session)) };
  },

  guest: (incoming, route) =>
    resolveCall.applicant(incoming, route).catch((error: unknown) => {
      if (isNotSignedIn(error)) return resolveCall.visitor(incoming, route);
      throw error;
    }),

  recommender: async ({ parts, request, context }) => {
    const { session } = requireAlive(await findRecommender(parts.database.unscoped, tokenOf(request), context.now));
    return { ...context, session, database: parts.database };
  },

  letter: async (incoming, route) => {
    const { parts, request, parameters, context } = incoming;
    const named = namedRequest(parameters, route);
    const found = requireAlive(await findRecommender(parts.database.unscoped, tokenOf(request), context.now, named));
    if (found.reached === undefined) throw new Refused('notFound');
    const { project, recommendation } = found.reached;
    if (!(await isServedAtHost(project, request, parts))) throw new Refused('notFound');
    if (parts.ownChecks !== 'off') await refuseForeignTenant(incoming, project);
    refuseAfterService(project, context);
    refuseArchived(project);
    refuseSuspended(project);
    const db = parts.database.forPeople(project, letterRows(recommendation));
    return { ...context, session: found.session, project, recommendation, db };
  },

  writer: (incoming, route) =>
    resolveCall.applicant(incoming, route).catch((error: unknown) => {
      if (isNotSignedIn(error)) return resolveCall.letter(incoming, route);
      throw error;
    }),

  staff: async ({ parts, request, context }, route) => {
    if (route.may === undefined) throw new Error(`${route.name} does not say which ability it needs`);
    const token = request.cookies[staffCookie];
    return { ...context, ...(await openStaffReach(parts, token, route.may, context.now, route.whileLocked)) };
  },
};

/**
 * For a handler that verifies the session in its own statement, which saves the lookup query. Until then the call
 * relies on the cache.
 */
export const resolveByCache: Resolver<'applicant'> = async (incoming, route) => {
  const { parts, request, context } = incoming;
  const session = cachedSession(tokenOf(request));
  if (session === undefined || !(await isServedAtHost(session.project, request, parts))) {
    const call = await resolveCall.applicant(incoming, route);
    cacheSession(call.session);
    return call;
  }
  requireOpenToStaff(session, route);
  if (parts.ownChecks !== 'off') await refuseForeignIds(incoming, session, route);
  const { database } = parts;
  const { project } = session;
  const whose = ownRows(session);
  const unverified = {
    unscoped: database.unscoped,
    scope: { org: project.orgId, project: project.id, ...whose },
  };
  return { ...context, session, project, db: database.forPeople(project, whose), unverified };
};

/** The request that a call names: by `uid`, by `letter`, or by one of its files. */
function namedRequest(parameters: Parameters, { uidNames }: RouteSpec): NamedRequest {
  const uid = idIn(parameters['uid']);
  if (uidNames === 'recommendation') return { uid };
  return { uid: idIn(parameters['letter']), file: uidNames === 'file' ? uid : undefined };
}

function idIn(sent: unknown): string | undefined {
  return typeof sent === 'string' && uuid.test(sent) ? sent : undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Somebody who had access to a request may learn that it is over. */
function requireAlive(found: FoundRecommender | undefined): FoundRecommender {
  if (found === undefined) throw new Refused('notSignedIn');
  if (found.isOver) throw new Refused('linkBroken');
  return found;
}

function isNotSignedIn(error: unknown): boolean {
  return error instanceof Refused && error.key === 'notSignedIn';
}

function isForeign(sent: unknown, own: string): boolean {
  return sent !== undefined && sent !== own;
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['token'];
  return typeof token === 'string' ? token : undefined;
}

function refuseAfterService(project: Project, { now }: CallContext): void {
  if (hasServiceEnded(project, now)) throw new Refused('serviceEnded');
}

function refuseSuspended({ state }: Project): void {
  if (state === 'suspended') throw new Refused('projectSuspended');
}

function refuseArchived({ state }: Project): void {
  if (state === 'archived') throw new Refused('projectMissing');
}

/** An id in the body that is not the session's own is reported as not found. */
async function refuseForeignIds(
  incoming: IncomingCall,
  { project, applicantId }: ApplicantSession,
  route: RouteSpec,
): Promise<void> {
  const own = { user_id: applicantId, ...(route.uidNames === undefined ? { uid: applicantId } : {}) };
  await refuseForeign(incoming, project, own);
}

function refuseForeignTenant(incoming: IncomingCall, project: Project): Promise<void> {
  return refuseForeign(incoming, project, {});
}

async function refuseForeign(incoming: IncomingCall, project: Project, others: Parameters): Promise<void> {
  const { parameters, context } = incoming;
  const own: Parameters = { org_id: project.orgId, project_id: project.id, ...others };
  const foreign = Object.keys(own).find((name) => isForeign(parameters[name], String(own[name])));
  if (foreign === undefined && (await isOwnSlug(incoming, project))) return;
  context.log.warn({ parameter: foreign ?? 'domain' }, 'an id of another tenant or person was sent');
  throw new Refused('notFound');
}

/** A tab that was open when the slug was changed goes on sending the former one. */
async function isOwnSlug({ parts, parameters }: IncomingCall, project: Project): Promise<boolean> {
  const { domain } = parameters;
  if (!isForeign(domain, project.slug)) return true;
  const named = await findProject(parts.database.unscoped, { domain }).catch(() => undefined);
  return named?.id === project.id;
}
