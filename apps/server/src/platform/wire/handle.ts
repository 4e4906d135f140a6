import type { Route, Typed } from '@portico/contract/route';
import type * as z from 'zod';
import { Refused } from '../refused.ts';
import type { BoundRoute, SchemasFor, Situation, Situations } from './bound-route.ts';
import { answerOnce } from './idempotency.ts';
import { resolveCall } from './resolve-call.ts';

type Handler<T extends Typed, S extends Situation> = (input: T['input'], call: Situations[S]) => Promise<T['output']>;

/** Stands before everything a call costs, and may refuse it. */
type Gate<T extends Typed> = (input: T['input'], run: () => Promise<unknown>) => Promise<unknown>;

/** Binds contract routes to the code that answers them, one function for each situation a call can be made in. */
export const handle = {
  /** Needs neither tenant nor session. */
  anyone: binder('anyone'),
  /** Needs a tenant, and asks nobody who they are. */
  visitor: binder('visitor'),
  applicant: binder('applicant'),
  staff: binder('staff'),
} as const;

function binder<S extends Situation>(situation: S) {
  return <T extends Typed>(
    route: Route<T>,
    schemas: SchemasFor<T>,
    handler: Handler<T, S>,
    gate: Gate<T> = (_input, run) => run(),
  ): BoundRoute => {
    if (situationOf(route) !== situation) throw new Error(`${route.name} is not a route for ${situation}`);
    return {
      route,
      schemas,
      async answer(asked) {
        const input = readInput(schemas.input, asked.parameters);
        return gate(input, async () => {
          const resolve = resolveCall[situation];
          const call: Situations[S] = await resolve(asked, route);
          return answerOnce(asked, route, call, async (current) => schemas.output.parse(await handler(input, current)));
        });
      },
    };
  };
}

/** What a route's declared scope and access amount to. */
function situationOf(route: Route<Typed>): Situation {
  if (route.access.includes('staff')) return 'staff';
  if (route.access.includes('applicant')) return 'applicant';
  return route.scope === 'project' ? 'visitor' : 'anyone';
}

function readInput<I>(schema: z.ZodType<I>, parameters: unknown): I {
  const parsed = schema.safeParse(parameters);
  if (parsed.success) return parsed.data;
  throw new Refused('malformed', { cause: parsed.error.issues.map((issue) => issue.path.join('.')).join(', ') });
}
