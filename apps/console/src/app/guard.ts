import type { QueryClient } from '@tanstack/react-query';
import { redirect, type MiddlewareFunction } from 'react-router';
import { isLockedOut, isSignedOut } from '@portico/browser/call-failure';
import { paths, returnPath } from '../lib/paths.ts';
import { sessionQuery } from '../lib/session.ts';

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

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}
