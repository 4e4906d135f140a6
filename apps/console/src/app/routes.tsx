import type { QueryClient } from '@tanstack/react-query';
import { createHashRouter, type RouteObject } from 'react-router';
import { BrokenPage } from './broken-page.tsx';
import { redirectHome, requireSession, skipWhenSignedIn } from './guard.ts';
import { withWords } from './providers/page-words.tsx';
import { isOfProject, type Page, pages, projectPath } from './pages.ts';
import { RequireAbility, RequireInProject } from './require-ability.tsx';
import { useTranslations } from 'use-intl';
import { Brand } from '../parts/frame/brand.tsx';
import classes from './starting.module.css';

export function createConsoleRouter(client: QueryClient) {
  return createHashRouter([
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
          path: '/invitation',
          lazy: {
            Component: async () => (await import('../features/sign-in/links/invitation-page.tsx')).InvitationPage,
          },
        },
        {
          path: '/forgotten-password',
          lazy: {
            Component: async () => (await import('../features/sign-in/links/forgotten-page.tsx')).ForgottenPage,
          },
        },
        {
          path: '/organisation-sign-in',
          lazy: {
            Component: async () =>
              (await import('../features/sign-in/organisation/organisation-page.tsx')).OrganisationPage,
          },
        },
        {
          path: '/organisation-return',
          lazy: {
            Component: async () => (await import('../features/sign-in/organisation/return-page.tsx')).ReturnPage,
          },
        },
        {
          path: '/mail-address',
          lazy: {
            Component: async () => (await import('../features/sign-in/links/mail-address-page.tsx')).MailAddressPage,
          },
        },
        {
          path: '/new-password',
          lazy: {
            Component: async () => (await import('../features/sign-in/links/new-password-page.tsx')).NewPasswordPage,
          },
        },
        {
          middleware: [requireSession(client)],
          // Without a loader a route would be shown before its middleware has run.
          loader: () => null,
          lazy: { Component: async () => (await import('./shell/shell.tsx')).Shell },
          children: [
            {
              index: true,
              loader: redirectHome(client),
              lazy: { Component: async () => (await import('./home-page.tsx')).HomePage },
            },
            ...pages.filter((page) => !isOfProject(page)).map(routeOf),
            {
              path: projectPath,
              lazy: { Component: async () => (await import('./project-frame/project-frame.tsx')).ProjectFrame },
              children: [
                {
                  index: true,
                  lazy: { Component: async () => (await import('./project-frame/first-tab.tsx')).FirstTab },
                },
                ...pages.filter(isOfProject).map(routeOf),
              ],
            },
            { path: '*', lazy: { Component: async () => (await import('./missing-page.tsx')).MissingPage } },
          ],
        },
      ],
    },
  ]);
}

function routeOf(page: Page): RouteObject {
  const { path, needs, load, words = [] } = page;
  return {
    element: isOfProject(page) ? <RequireInProject needs={needs} /> : <RequireAbility needs={needs} />,
    children: [{ path, lazy: { Component: async () => withWords(await load(), words) } }],
  };
}

/** Shown until it is known who is signed in. On a fast network nobody sees it. */
function Starting() {
  const t = useTranslations('console');
  return (
    <div className={classes.starting} role="status" aria-label={t('loading')}>
      <Brand />
      <span className={classes.track} aria-hidden="true" />
    </div>
  );
}
