import { isBuilt } from '../../lib/navigation/upcoming-routes.ts';
import type { ShellProps } from '../../skins/skin.ts';
import { highlighted } from './highlight.tsx';
import { feedbackHref, headerMenu, type MenuQuestion } from './menu.ts';
import { sideMenu, type SideMenuQuestion } from './side-menu.ts';

interface MenusQuestion extends Pick<SideMenuQuestion, 'user' | 'config' | 'current' | 'language'> {
  readonly word: MenuQuestion['word'];
  readonly sideWord: SideMenuQuestion['word'];
}

/** What the frame leads to for whoever is signed in. */
export function makeMenus({
  word,
  sideWord,
  ...rest
}: MenusQuestion): Pick<ShellProps, 'menu' | 'sideMenu' | 'feedbackHref'> & { readonly tellsUnread: boolean } {
  return {
    menu: highlighted(headerMenu({ ...rest, word }), rest.current),
    sideMenu: highlighted(sideMenu({ ...rest, word: sideWord }), rest.current),
    feedbackHref: feedbackHref(rest.config, rest.current),
    // Nothing is told of messages that cannot be read yet.
    tellsUnread: rest.user !== null && isBuilt('/message'),
  };
}
