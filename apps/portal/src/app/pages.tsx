import { createElement, type ComponentType } from 'react';
import { loadChunk } from '../lib/chunk-reload.ts';
import type { laterPages } from './later-pages.ts';
import type { PageKey } from './routes.ts';
import { withAccountsWords, withKeepingWords } from './words/with-accounts-words.ts';

type LaterPage = keyof typeof laterPages;
type FirstPage = Exclude<PageKey, LaterPage>;

const firstPages: Readonly<Record<FirstPage, () => Promise<ComponentType>>> = {
  home: () => import('./pages/home-route.tsx').then((chunk) => chunk.HomeRoute),
  signIn: () => import('./pages/sign-in-route.tsx').then((chunk) => chunk.SignInRoute),
  smsSignIn: () => withAccountsWords(import('./pages/code-sign-in-routes.tsx').then((chunk) => chunk.SmsSignInRoute)),
  mailSignIn: () => withAccountsWords(import('./pages/code-sign-in-routes.tsx').then((chunk) => chunk.MailSignInRoute)),
  fastSignIn: () => withAccountsWords(import('./pages/code-sign-in-routes.tsx').then((chunk) => chunk.FastSignInRoute)),
  register: () => withAccountsWords(import('./pages/register-route.tsx').then((chunk) => chunk.RegisterRoute)),
  forgotten: () => withKeepingWords(import('./pages/password-routes.tsx').then((chunk) => chunk.ForgottenRoute)),
  reset: () => withKeepingWords(import('./pages/password-routes.tsx').then((chunk) => chunk.ResetRoute)),
  change: () => withKeepingWords(import('./pages/password-routes.tsx').then((chunk) => chunk.ChangeRoute)),
  activation: () => withKeepingWords(import('./pages/email-route.tsx').then((chunk) => chunk.EmailRoute)),
  guide: () => import('./pages/text-routes.tsx').then((chunk) => chunk.GuideRoute),
  statement: () => import('./pages/text-routes.tsx').then((chunk) => chunk.StatementRoute),
  lostPage: () => import('../features/errors/lost-page.tsx').then((chunk) => chunk.LostPage),
  serverError: () => import('../features/errors/server-error-page.tsx').then((chunk) => chunk.ServerErrorPage),
  recommenderEntry: () => import('./pages/recommender-entry-route.tsx').then((chunk) => chunk.wordedEntryRoute()),
};

function load(page: PageKey): Promise<ComponentType> {
  return isFirst(page) ? firstPages[page]() : later(page);
}

function isFirst(page: PageKey): page is FirstPage {
  return page in firstPages;
}

async function later(page: LaterPage): Promise<ComponentType> {
  return (await import('./later-pages.ts')).laterPages[page]();
}

const loaded = new Map<PageKey, ComponentType>();

/** Fetches the page's chunk; a page is rendered only after this. */
export async function loadPage(page: PageKey): Promise<void> {
  if (!loaded.has(page)) loaded.set(page, await loadChunk(() => load(page)));
}

export function LoadedPage({ page }: { readonly page: PageKey }) {
  const Page = loaded.get(page);
  return Page === undefined ? null : createElement(Page);
}
