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

/** Runs before anything is looked up, and may refuse by what the caller says. */
type EarlyGate<T extends Typed> = (input: T['input'], context: IncomingCall['context']) => void;

/** Runs once it is known who calls, before anything is done, and may refuse it. */
type Gate<T extends Typed, S extends Situation> = (
  input: T['input'],
  call: Situations[S],
  run: () => Promise<unknown>,
) => Promise<unknown>;

/** Binds contract routes to the code that answers them, one function for each kind of caller. */
export const handle = {
  /** Needs neither tenant nor session. */
  anyone: binder('anyone'),
  /** Needs a tenant, and asks nobody who they are. */
  visitor: binder('visitor'),
  /** The same, but who is signed in is told more. */
  guest: binder('guest'),
  applicant: binder('applicant'),
  /** The same, for a handler that recognises repeated requests itself. */
  applicantByKey: binder('applicant', async (_incoming, _route, call, run) => answerWith(await run(call))),
  /** The same in one statement, for a handler that verifies the session and recognises repeated requests itself. */
  applicantAtOnce: binder('applicant', answerAtOnce, resolveByCache),
  /** A recommender, over all projects. */
  recommender: binder('recommender'),
  /** A recommender and one request in their reach, which the input names by `uid`. */
  letter: binder('letter'),
  /** The same, for a handler that recognises repeated requests itself. */
  letterByKey: binder('letter', async (_incoming, _route, call, run) => answerWith(await run(call))),
  /** An applicant or a recommender: what both do in their forms. */
  writer: binder('writer'),
  writerByKey: binder('writer', async (_incoming, _route, call, run) => answerWith(await run(call))),
  staff: binder('staff'),
} as const;

type Answering<S extends Situation> = typeof answerOnce<S>;

/** A refusal that comes before the session is verified is shown only to the owner of the session. */
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

/** The kind of caller that a route's declared scope and access amount to. */
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
