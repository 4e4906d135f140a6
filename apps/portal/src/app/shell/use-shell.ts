import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { today } from '../../lib/clock.ts';
import { hrefTo, pathTo, type RoutePath } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { homeQuery, settingsQuery, unreadQuery } from '../../lib/queries.ts';
import { useSession, type Project } from '../../lib/state/session-store.ts';
import type { ShellProps } from '../../skins/skin.ts';
import { changeLanguage } from '../change-language.ts';
import { useMenus } from '../menu/use-menus.ts';
import { isRecommenderRoute, isSignInRoute } from '../routes/sign-in-routes.ts';

/** Spec 2: these routes hide the user block. */
const withoutUser: readonly (RoutePath | null)[] = [
  '/guide',
  '/reference/special',
  '/reference/itf',
  '/email',
  '/password',
  '/register',
];

const footerDelayMs = 500;

/** Everything that a header, side menu or footer can show or do. */
export function useShell(project: Project, current: RoutePath | null, signOut: () => void): ShellProps {
  const t = useTranslations('portal');
  const { user: sessionUser, language, languages, unread, inService, pageConfig: config, adminEditing } = useSession();
  const signedIn = sessionUser !== null;
  // Between signing in and leaving the sign-in page, the frame does not change, so that nothing moves.
  const user = isSignInRoute(current) ? null : sessionUser;
  const makeMenus = useMenus(signedIn);
  const menus = makeMenus?.({
    user,
    config,
    current,
    language,
    word: (label) => t(`menu.${label}`),
    sideWord: (label) => t(`sideMenu.${label}`),
  });
  const loadsFooter = useElapsed(footerDelayMs);
  const settings = useQuery({ ...settingsQuery, enabled: loadsFooter });
  useQuery({ ...homeQuery, enabled: signedIn });
  useQuery({ ...unreadQuery, enabled: signedIn });
  return {
    project,
    settings: settings.data ?? null,
    user,
    showUser: inService && !withoutUser.includes(current),
    menu: menus?.menu ?? [],
    sideMenu: menus?.sideMenu ?? [],
    menuPending: user !== null && (config === null || menus === undefined),
    homeHref: hrefTo(isRecommenderRoute(current) ? '/reference' : '/'),
    feedbackHref: menus?.feedbackHref ?? null,
    unread: menus?.tellsUnread === true ? unread : 0,
    messageHref: hrefTo('/message'),
    passwordHref: hrefTo('/edit_pass'),
    // Staff who edit somebody's form have no access to the account.
    accountHref: adminEditing ? null : hrefTo('/article/personal_data'),
    loginHref: hrefTo(isRecommenderRoute(current) ? '/ref_login' : '/login'),
    language,
    languages,
    today: today(),
    changeLanguage,
    signOut,
    // The account page asks for confirmation.
    logoff: () => goTo(pathTo('/article/personal_data'), { state: { logoff: true } }),
  };
}

/** False at first, true after this many milliseconds. */
function useElapsed(milliseconds: number): boolean {
  const [isElapsed, setIsElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isElapsed;
}
