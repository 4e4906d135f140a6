import { MobileBar } from '../parts/mobile/mobile-bar.tsx';
import type { ShellProps } from '../skin.ts';

/** The phone's header with the items of the header. */
export function MobileHeader(shell: ShellProps) {
  return <MobileBar shell={shell} entries={shell.menu} />;
}
