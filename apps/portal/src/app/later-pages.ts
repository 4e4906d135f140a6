import type { ComponentType } from 'react';
import type { PageKey } from './routes.ts';
import { formWords } from './words/form-words.ts';
import { withAccountsWords, withKeepingWords } from './words/with-accounts-words.ts';

/** Pages that nobody begins with: where they are is learnt when one of them is asked for. */
export const laterPages = {
  account: () => withKeepingWords(import('./pages/account-route.tsx').then((chunk) => chunk.AccountRoute)),
  credentials: () => withAccountsWords(import('./pages/success-route.tsx').then((chunk) => chunk.SuccessRoute)),
  application: () =>
    formWords.application(import('./pages/application-route.tsx').then((chunk) => chunk.ApplicationRoute)),
  applicationModule: () =>
    formWords.application(import('./pages/application-module-route.tsx').then((chunk) => chunk.ApplicationModuleRoute)),
  formTrial: () => formWords.fields(import('./pages/form-trial-route.tsx').then((chunk) => chunk.FormTrialRoute)),
  preview: () => import('./pages/preview-route.tsx').then((chunk) => chunk.wordedPreviewRoute()),
  submitted: () => import('./pages/submitted-route.tsx').then((chunk) => chunk.wordedSubmittedRoute()),
  receipt: () => import('./pages/receipt-route.tsx').then((chunk) => chunk.wordedReceiptRoute()),
  referees: () => import('./pages/referees-route.tsx').then((chunk) => chunk.wordedRefereesRoute()),
  letters: () => import('./pages/letters-route.tsx').then((chunk) => chunk.wordedLettersRoute()),
  requests: () => import('./pages/requests-route.tsx').then((chunk) => chunk.wordedRequestsRoute()),
  letterWriting: () => import('./pages/letter-writing-route.tsx').then((chunk) => chunk.wordedWritingRoute()),
  letterThanks: () => import('./pages/letter-thanks-route.tsx').then((chunk) => chunk.wordedThanksRoute()),
  upcoming: () => import('./pages/upcoming-route.tsx').then((chunk) => chunk.UpcomingRoute),
} as const satisfies Partial<Readonly<Record<PageKey, () => Promise<ComponentType>>>>;
