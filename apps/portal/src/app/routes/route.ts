import type { ComponentType } from 'react';
import type { RoutePath } from '../../lib/navigation/paths.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import type { Dictionaries } from '../../lib/words.tsx';

export type Access = 'open' | 'login';
export type LayoutName = 'default' | 'blank' | 'bare';

/** Everything the portal knows about a screen. */
export interface PortalRoute {
  readonly path: RoutePath;
  readonly access: Access;
  readonly layout: LayoutName;
  /** The dictionaries it needs besides those of the first load. */
  readonly words?: Dictionaries;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** The screens people are likely to open next, perhaps offline: prefetched while this one is read. */
  readonly next?: readonly RoutePath[];
}
