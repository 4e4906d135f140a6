import { createElement, type ComponentType } from 'react';
import { loadChunk } from '../lib/chunk-reload.ts';
import type { laterPages } from './later-pages.ts';
import type { PageKey } from './routes.ts';
import { withAccountsWords, withKeepingWords } from './words/with-accounts-words.ts';

const loaders: Readonly<Record<PageKey, () => Promise<ComponentType>>> = {
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
  account: () => withKeepingWords(import('./pages/account-route.tsx').then((chunk) => chunk.AccountRoute)),
  credentials: () => withAccountsWords(import('./pages/success-route.tsx').then((chunk) => chunk.SuccessRoute)),
  guide: () => import('./pages/text-routes.tsx').then((chunk) => chunk.GuideRoute),
  statement: () => import('./pages/text-routes.tsx').then((chunk) => chunk.StatementRoute),
  lostPage: () => import('../features/errors/lost-page.tsx').then((chunk) => chunk.LostPage),
  serverError: () => import('../features/errors/server-error-page.tsx').then((chunk) => chunk.ServerErrorPage),
  application: () => wordedForm(import('./pages/application-route.tsx').then((chunk) => chunk.ApplicationRoute)),
  applicationModule: () =>
    wordedForm(import('./pages/application-module-route.tsx').then((chunk) => chunk.ApplicationModuleRoute)),
  formTrial: () => later('formTrial'),
  preview: () => later('preview'),
  submitted: () => later('submitted'),
  receipt: () => later('receipt'),
  upcoming: () => later('upcoming'),
};

// Fetched beside the page: which words a form needs is nothing a first visit must know.
async function wordedForm(page: Promise<ComponentType>): Promise<ComponentType> {
  const [Page, { formWords }] = await Promise.all([page, import('./words/form-words.ts')]);
  return formWords.application(Page);
}

async function later(page: keyof typeof laterPages): Promise<ComponentType> {
  return (await import('./later-pages.ts')).laterPages[page]();
}

const loaded = new Map<PageKey, ComponentType>();

/** Fetches the page's chunk; a page is rendered only after this. */
export async function loadPage(page: PageKey): Promise<void> {
  if (!loaded.has(page)) loaded.set(page, await loadChunk(loaders[page]));
}

export function LoadedPage({ page }: { readonly page: PageKey }) {
  const Page = loaded.get(page);
  return Page === undefined ? null : createElement(Page);
}
