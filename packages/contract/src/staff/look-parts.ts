/** The skins that a project can have; each is a folder of the portal. */
export const skinNames = ['standard', 'business-school', 'finance-institute', 'special-recommendation'] as const;

/** The pictures of a look. */
export const pictureKinds = ['logo', 'icon', 'header', 'qr'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Spec 2: the entries of the header's menu by number. */
export const headerItems = { home: 1, guide: 2, form: 3, events: 4, messages: 5 } as const;

/** Spec 2: the entries of the finance institute's left menu by number, in the order in which it shows them. */
export const sideItems = {
  home: 0,
  progress: 1,
  application: 6,
  retest: 7,
  events: 2,
  trends: 3,
  examination: 4,
  account: 5,
} as const;

/** Whether an entry of the left menu leads somewhere, is announced, or does not show. */
export const sideStates = ['open', 'soon', 'hidden'] as const;

/** The blocks of the home page by number. */
export const homeBlocks = { tasks: 1, letters: 2, batches: 3, links: 4 } as const;

/** The blocks of the footer by number. */
export const footerBlocks = { contact: 1, links: 2, qr: 3 } as const;

/** The types of account that may have a header of their own; 0 is the header of skin and theme. */
export const headerTypes = ['normal', 'ssm', 'temporary'] as const;

/** What keeps a draft from being published. */
export const lookProblems = ['missing', 'address', 'mail', 'contrast'] as const;
export type LookProblem = (typeof lookProblems)[number];
