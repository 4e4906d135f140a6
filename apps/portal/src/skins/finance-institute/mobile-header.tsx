import { MobileBar } from '../parts/mobile/mobile-bar.tsx';
import type { ShellProps } from '../skin.ts';

/** The phone's header contains the entries of the side menu, for which a phone has no room. */
export function MobileHeader(shell: ShellProps) {
  return <MobileBar shell={shell} entries={shell.sideMenu.length > 0 ? shell.sideMenu : shell.menu} />;
}
