import { isBuilt } from '../../lib/navigation/upcoming-routes.ts';
import type { ShellProps } from '../../skins/skin.ts';
import { highlighted } from './highlight.tsx';
import { feedbackHref, headerMenu, type MenuQuestion } from './menu.ts';
import { sideMenu, type SideMenuQuestion } from './side-menu.ts';

interface MenusQuestion extends Pick<SideMenuQuestion, 'user' | 'config' | 'current' | 'language'> {
  readonly word: MenuQuestion['word'];
  readonly sideWord: SideMenuQuestion['word'];
}

/** The menus of the frame for the signed-in user. */
export function makeMenus({
  word,
  sideWord,
  ...rest
}: MenusQuestion): Pick<ShellProps, 'menu' | 'sideMenu' | 'feedbackHref'> & { readonly tellsUnread: boolean } {
  return {
    menu: highlighted(headerMenu({ ...rest, word }), rest.current),
    sideMenu: highlighted(sideMenu({ ...rest, word: sideWord }), rest.current),
    feedbackHref: feedbackHref(rest.config, rest.current),
    // No unread count while there is no screen to read messages on.
    tellsUnread: rest.user !== null && isBuilt('/message'),
  };
}
