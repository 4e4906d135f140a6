import type { QueryClient } from '@tanstack/react-query';
import { createHashRouter, type RouteObject } from 'react-router';
import { BrokenPage } from './broken-page.tsx';
import { requireSession, skipWhenSignedIn } from './guard.ts';
import { RequireAbility } from './require-ability.tsx';
import { Starting } from './starting.tsx';

/** The route table. */
export function createRoutes(client: QueryClient): RouteObject[] {
  return [
    {
      ErrorBoundary: BrokenPage,
      HydrateFallback: Starting,
      children: [
        {
          path: '/sign-in',
          middleware: [skipWhenSignedIn(client)],
          lazy: { Component: async () => (await import('../features/sign-in/sign-in-page.tsx')).SignInPage },
        },
        {
          middleware: [requireSession(client)],
          // Without a loader a route would be shown before its middleware has run.
          loader: () => null,
          lazy: { Component: async () => (await import('./shell.tsx')).Shell },
          children: [
            { index: true, lazy: { Component: async () => (await import('./home-page.tsx')).HomePage } },
            {
              Component: ApplicationReaders,
              children: [
                {
                  path: '/applications',
                  lazy: {
                    Component: async () =>
                      (await import('../features/applications/applications-page.tsx')).ApplicationsPage,
                  },
                },
                {
                  path: '/applications/:id',
                  lazy: {
                    Component: async () =>
                      (await import('../features/application/application-page.tsx')).ApplicationPage,
                  },
                },
              ],
            },
            {
              Component: OutboxReaders,
              children: [
                {
                  path: '/outbox/:id?',
                  lazy: { Component: async () => (await import('../features/outbox/outbox-page.tsx')).OutboxPage },
                },
              ],
            },
            { path: '*', lazy: { Component: async () => (await import('./missing-page.tsx')).MissingPage } },
          ],
        },
      ],
    },
  ];
}

export function createConsoleRouter(client: QueryClient) {
  return createHashRouter(createRoutes(client));
}

function ApplicationReaders() {
  return <RequireAbility needs="applications.read" />;
}

function OutboxReaders() {
  return <RequireAbility needs="outbox.read" />;
}
