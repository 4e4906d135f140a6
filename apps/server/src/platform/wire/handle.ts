import type { Route, RouteSpec, Typed } from '@portico/contract/route';
import type * as z from 'zod';
import { Refused } from '../refused.ts';
import { dropCachedSession } from '../session/session-cache.ts';
import type { ApplicantCall, IncomingCall, BoundRoute, SchemasFor, Situation, Situations } from './bound-route.ts';
import { setFileCookie } from '../session/file-cookie.ts';
import { answerWith } from './answer/envelope.ts';
import { answerOnce } from './idempotency.ts';
import { resolveCall, resolveByCache } from './resolve-call.ts';

type Handler<T extends Typed, S extends Situation> = (input: T['input'], call: Situations[S]) => Promise<T['output']>;

/** Runs before any lookup, and may refuse by the input. */
type EarlyGate<T extends Typed> = (input: T['input'], context: IncomingCall['context']) => void;

/** Runs after the caller is identified and before the handler, and may refuse. */
type Gate<T extends Typed, S extends Situation> = (
  input: T['input'],
  call: Situations[S],
  run: () => Promise<unknown>,
) => Promise<unknown>;

/** Binds contract routes to handlers, with one function for each kind of caller. */
export const handle = {
  /** Needs neither tenant nor session. */
  anyone: binder('anyone'),
  /** Needs a tenant, but no session. */
  visitor: binder('visitor'),
  /** The same, but signed-in callers may get more. */
  guest: binder('guest'),
  applicant: binder('applicant'),
  /** The same, for a handler that recognises repeated requests itself. */
  applicantByKey: binder('applicant', async (_incoming, _route, call, run) => answerWith(await run(call))),
  /** The same in one statement, for a handler that verifies the session and recognises repeated requests itself. */
  applicantAtOnce: binder('applicant', answerAtOnce, resolveByCache),
  /** A recommender, in all projects. */
  recommender: binder('recommender'),
  /** A recommender and one accessible request, which the input names by `uid`. */
  letter: binder('letter'),
  /** The same, for a handler that recognises repeated requests itself. */
  letterByKey: binder('letter', async (_incoming, _route, call, run) => answerWith(await run(call))),
  /** An applicant or a recommender, for what both do in their forms. */
  writer: binder('writer'),
  writerByKey: binder('writer', async (_incoming, _route, call, run) => answerWith(await run(call))),
  staff: binder('staff'),
} as const;

type Answering<S extends Situation> = typeof answerOnce<S>;

/** An error that occurs before the session is verified is only shown to the session's owner. */
async function answerAtOnce(
  incoming: IncomingCall,
  route: RouteSpec,
  call: ApplicantCall,
  run: (call: ApplicantCall) => Promise<unknown>,
): Promise<unknown> {
  try {
    return answerWith(await run(call));
  } catch (error) {
    if (call.unverified !== undefined) {
      dropCachedSession(call.session);
      await resolveCall.applicant(incoming, route);
    }
    throw error;
  }
}

type Resolving<S extends Situation> = (incoming: IncomingCall, route: RouteSpec) => Promise<Situations[S]>;

function binder<S extends Situation>(
  situation: S,
  answer: Answering<S> = answerOnce<S>,
  resolve: Resolving<S> = resolveCall[situation],
) {
  return <T extends Typed>(
    route: Route<T>,
    schemas: SchemasFor<T>,
    handler: Handler<T, S>,
    gate: Gate<T, S> = (_input, _call, run) => run(),
    earlyGate: EarlyGate<T> = () => undefined,
  ): BoundRoute => {
    if (!situationsOf(route).includes(situation)) throw new Error(`${route.name} is not a route for ${situation}`);
    if (situation === 'staff' && route.may === undefined)
      throw new Error(`${route.name} does not declare what staff must be allowed to do`);
    return {
      route,
      schemas,
      async answer(incoming) {
        const input = readInput(schemas.input, incoming.parameters);
        earlyGate(input, incoming.context);
        const call: Situations[S] = await resolve(incoming, route);
        if (route.opensFiles === true && 'session' in call && 'project' in call) setFileCookie(call);
        return gate(input, call, () =>
          answer(incoming, route, call, async (current) => schemas.output.parse(await handler(input, current))),
        );
      },
    };
  };
}

/** The kinds of caller that a route's declared scope and access allow. */
function situationsOf({ access, scope }: Route<Typed>): readonly Situation[] {
  if (access.includes('staff')) return ['staff'];
  if (access.includes('applicant') && access.includes('recommender')) return ['writer'];
  if (access.includes('applicant')) return ['applicant'];
  if (access.includes('recommender')) return [scope === 'project' ? 'letter' : 'recommender'];
  return scope === 'project' ? ['visitor', 'guest'] : ['anyone'];
}

function readInput<I>(schema: z.ZodType<I>, parameters: unknown): I {
  const parsed = schema.safeParse(parameters);
  if (parsed.success) return parsed.data;
  throw new Refused('malformed', { cause: parsed.error.issues.map((issue) => issue.path.join('.')).join(', ') });
}
