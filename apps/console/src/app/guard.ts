import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunction, type MiddlewareFunction } from 'react-router';
import { isLockedOut, isSignedOut } from '@portico/browser/call-failure';
import { organisationsQuery } from '../lib/organisations.ts';
import { paths, returnPath } from '../lib/paths.ts';
import { sessionQuery } from '../lib/session.ts';
import { menuOf } from './shell/use-menu.ts';

/** Lets staff pass; sends anyone else to the sign-in page, which remembers where they were going. */
export function requireSession(client: QueryClient): MiddlewareFunction {
  return async ({ request }) => {
    try {
      await client.ensureQueryData(sessionQuery);
    } catch (failure) {
      if (isSignedOut(failure) || isLockedOut(failure)) throw redirect(paths.signInFrom(addressOf(request)));
      throw failure;
    }
  };
}

/** Keeps people who are already signed in away from the sign-in page. */
export function skipWhenSignedIn(client: QueryClient): MiddlewareFunction {
  return ({ request }) => {
    if (client.getQueryData(sessionQuery.queryKey) === undefined) return;
    throw redirect(returnPath(new URL(request.url).searchParams.get('from')));
  };
}

/**
 * Redirects to the first page of the navigation; in an installation without any project its owner gets the guide. Done
 * before anything is shown: a redirect that comes later would undo what somebody has clicked meanwhile.
 */
export function redirectHome(client: QueryClient): LoaderFunction {
  return async () => {
    const { abilities } = await client.ensureQueryData(sessionQuery);
    if (abilities.includes('organisations.create') && (await hasNoProject(client))) throw redirect(paths.firstSteps);
    const start = menuOf((ability) => abilities.includes(ability))[0]?.entries[0];
    if (start !== undefined) throw redirect(start.to);
    return null;
  };
}

async function hasNoProject(client: QueryClient): Promise<boolean> {
  try {
    const { list } = await client.ensureQueryData(organisationsQuery);
    return list.every(({ projects }) => projects.length === 0);
  } catch {
    // The first page says what is wrong.
    return false;
  }
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}
