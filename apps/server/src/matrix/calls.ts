import type { RouteSpec } from '@portico/contract/route';
import type { FastifyInstance } from 'fastify';
import { mayStaff } from '../platform/session/abilities.ts';
import type { BoundRoute } from '../platform/wire/bound-route.ts';
import { buildBody } from './bodies.ts';
import type { Person } from './person/build-person.ts';
import type { Caller } from './callers.ts';
import type { Proofs } from './proofs.ts';
import { type Answered, sendCall } from './send-call.ts';

/** A call that anybody can make, about anybody's objects. */
export interface Call {
  readonly spec: Pick<RouteSpec, 'name' | 'access' | 'may' | 'method' | 'admitsStaff'>;
  /** The requests that name a person's objects, each with a unique label. */
  requests(caller: Caller, person: Person): ReadonlyMap<string, (app: FastifyInstance) => Promise<Answered>>;
}

/** The calls of the contract, with bodies that their schemas take. */
export function contractCalls(
  routes: readonly BoundRoute[],
  proofs: ReadonlyMap<Person, Proofs>,
  png: Uint8Array,
): Call[] {
  return routes.map((bound) => ({
    spec: bound.route,
    requests: (caller, person) => {
      const cached = proofs.get(person);
      if (cached === undefined) throw new Error(`${person.name} has no proofs`);
      const body = buildBody(bound, { person, caller, proofs: cached, png });
      const { world } = person;
      const tenant = { project_id: world.id, org_id: world.orgId };
      const namesTenant = 'project_id' in bound.schemas.input.shape && !('project_id' in body);
      const isForeign = !caller.projects.includes(world.id);
      const letter = caller.audience === 'recommender' ? caller.people[0]?.ids.request : undefined;
      // A file of somebody else, named as a file of the caller's own letter.
      const asOwn = bound.route.uidNames === 'file' && letter !== undefined ? [{ ...body, letter }] : [];
      const writers = caller.audience === 'applicant' && 'letter' in bound.schemas.input.shape ? [caller] : [];
      // An applicant who writes in a letter about somebody, or names it beside a field of their own.
      const asWriter = writers.flatMap((one) => [
        buildBody(bound, { person, caller: { ...one, audience: 'recommender' }, proofs: cached, png }),
        { ...body, letter: person.ids.request },
      ]);
      const bodies = [body, ...(namesTenant && isForeign ? [{ ...body, ...tenant }] : []), ...asOwn, ...asWriter];
      return new Map(
        bodies.map((sent) => [
          JSON.stringify(sent),
          (app: FastifyInstance) => sendCall(app, caller, bound.route, sent),
        ]),
      );
    },
  }));
}

/** Whether the declared access admits this kind of caller at all. */
export function isFor(
  { audience, roles = [], isStaffEdit }: Caller,
  { access, may, method, admitsStaff }: Call['spec'],
): boolean {
  if (access.includes('anyone')) return true;
  if (audience === null || !access.includes(audience)) return false;
  if (isStaffEdit === true) return method === 'GET' || admitsStaff === true;
  return audience !== 'staff' || (may !== undefined && mayStaff(roles, may));
}
