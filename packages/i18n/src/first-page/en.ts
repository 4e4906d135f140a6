/** What the server writes into a page before any script runs. */
export const firstPage = {
  loading: 'Loading…',
  project: {
    description:
      'Apply online to {project} at {organisation}: read the guide, fill in the form at your own pace, submit it and follow what becomes of it.',
  },
  directory: {
    title: 'Online applications',
    description: 'Choose the institution and programme that you want to apply to.',
  },
  verify: {
    title: 'Check a receipt',
    description: 'See whether the receipt of a submitted application is genuine. Nothing you enter is stored.',
  },
  missing: {
    title: 'This page could not be found',
    description: 'There is no project at this address.',
  },
} as const;
