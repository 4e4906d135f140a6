import type { ComponentType } from 'react';
import type { PageKey } from './routes.ts';

/** Pages that nobody begins with: where they are is learnt when one of them is asked for. */
export const laterPages = {
  formTrial: async () => {
    const [page, { formWords }] = await Promise.all([
      import('./pages/form-trial-route.tsx'),
      import('./words/form-words.ts'),
    ]);
    return formWords.fields(page.FormTrialRoute);
  },
  preview: () => import('./pages/preview-route.tsx').then((chunk) => chunk.wordedPreviewRoute()),
  submitted: () => import('./pages/submitted-route.tsx').then((chunk) => chunk.wordedSubmittedRoute()),
  receipt: () => import('./pages/receipt-route.tsx').then((chunk) => chunk.wordedReceiptRoute()),
  upcoming: () => import('./pages/upcoming-route.tsx').then((chunk) => chunk.UpcomingRoute),
} as const satisfies Partial<Readonly<Record<PageKey, () => Promise<ComponentType>>>>;
