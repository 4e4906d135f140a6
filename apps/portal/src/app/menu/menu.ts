import { isState } from '@portico/form-engine/states/application-states';
import { hrefTo, type RoutePath } from '../../lib/navigation/paths.ts';
import { isBuilt } from '../../lib/navigation/upcoming-routes.ts';
import type { PageConfig, User } from '../../lib/state/session-store.ts';
import type { MenuEntry } from '../../skins/skin.ts';

type Label = 'home' | 'guide' | 'applicationForm' | 'saveInfo' | 'preview' | 'events' | 'messages';

export interface MenuQuestion {
  readonly user: User | null;
  readonly config: PageConfig | null;
  readonly current: RoutePath | null;
  readonly word: (label: Label) => string;
}

interface Choice {
  readonly label: Label;
  readonly route: RoutePath;
}

const fixed: Readonly<Record<number, Choice>> = {
  1: { label: 'home', route: '/' },
  // The public guide is used until there is one for applicants.
  2: { label: 'guide', route: isBuilt('/application_guide') ? '/application_guide' : '/guide' },
  4: { label: 'events', route: '/notice' },
  5: { label: 'messages', route: '/message' },
};

/** Spec 2: header items 1 to 5, for a user with an email or mobile, where the home-page config lists the number. */
export function headerMenu({ user, config, current, word }: MenuQuestion): readonly MenuEntry[] {
  if (user === null || config === null || (user.email === '' && user.mobile === '')) return [];
  const listed = config.header.layout;
  return [1, 2, 3, 4, 5]
    .filter((number) => listed.includes(number))
    .flatMap((number) => {
      const choice = number === 3 ? formChoice(user) : fixed[number];
      return choice === undefined || !isBuilt(choice.route) ? [] : [entry(String(number), choice, current, word)];
    });
}

/** Item 3: the form until it is submitted, called 'save info' once a batch is chosen; then the preview. */
export function formChoice(user: Pick<User, 'application_state' | 'batchId'>): Choice {
  if (isState('leadsToPreview', user.application_state)) return { label: 'preview', route: '/preview' };
  return { label: user.batchId === '' ? 'applicationForm' : 'saveInfo', route: '/applyform' };
}

/** Screens of the application: on all of them its menu item is the current one, whichever screen it links to. */
const ofApplication: readonly (RoutePath | null)[] = [
  '/applyform',
  '/applyform/basic',
  '/preview',
  '/submittedSuccess',
  '/receipt',
];

export function isAt(route: RoutePath, current: RoutePath | null): boolean {
  return current === route || (ofApplication.includes(route) && ofApplication.includes(current));
}

/** The feedback link of the index footer; null unless the layout list includes 5. */
export function feedbackHref(config: PageConfig | null, current: RoutePath | null): string | null {
  const isOffered = isBuilt('/message') && config?.header.layout.includes(5) === true;
  return current === '/' && isOffered ? hrefTo('/message') : null;
}

function entry(key: string, choice: Choice, current: RoutePath | null, word: MenuQuestion['word']): MenuEntry {
  return {
    key,
    label: word(choice.label),
    href: hrefTo(choice.route),
    current: isAt(choice.route, current),
    disabled: false,
  };
}
