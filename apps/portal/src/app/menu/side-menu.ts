import type { Language } from '@portico/form-engine/language';
import { menuItemStates } from '@portico/form-engine/states/menu-item-states';
import { hrefTo, type RoutePath } from '../../lib/navigation/paths.ts';
import { isBuilt } from '../../lib/navigation/upcoming-routes.ts';
import type { PageConfig, User } from '../../lib/state/session-store.ts';
import type { MenuEntry } from '../../skins/skin.ts';
import { formChoice, isAt } from './menu.ts';

type Label = 'home' | 'progress' | 'applicationInfo' | 'retest' | 'events' | 'trends' | 'examination' | 'account';

export interface SideMenuQuestion {
  readonly user: User | null;
  readonly config: PageConfig | null;
  readonly current: RoutePath | null;
  readonly language: Language;
  readonly word: (label: Label) => string;
}

interface Choice {
  readonly number: number;
  readonly label: Label;
  readonly route: (user: User) => RoutePath;
}

/** Spec 2, in the order of the finance institute's left menu. */
const choices: readonly Choice[] = [
  { number: 0, label: 'home', route: () => '/' },
  { number: 1, label: 'progress', route: () => '/article/progress' },
  { number: 6, label: 'applicationInfo', route: (user) => formChoice(user).route },
  { number: 7, label: 'retest', route: () => '/retest' },
  { number: 2, label: 'events', route: () => '/article/activities' },
  { number: 3, label: 'trends', route: () => '/article/apply-info' },
  { number: 4, label: 'examination', route: () => '/article/examination' },
  { number: 5, label: 'account', route: () => '/article/personal_data' },
];

/** The left menu, controlled by the option states of the home-page config; an institution may rename an item. */
export function sideMenu({ user, config, current, language, word }: SideMenuQuestion): readonly MenuEntry[] {
  if (user === null || config === null) return [];
  return choices.flatMap((choice) => {
    const listed = config.main.layout_info.find((item) => item.value === choice.number);
    if (listed === undefined || listed.state === menuItemStates.hidden || listed.option.show === 0) return [];
    const route = choice.route(user);
    if (!isBuilt(route)) return [];
    return [
      {
        key: String(choice.number),
        label: listed[`nickname_${language}`] || word(choice.label),
        href: hrefTo(route),
        current: isAt(route, current),
        disabled: listed.state === menuItemStates.notYetOpen || listed.option.open === 0,
      },
    ];
  });
}
