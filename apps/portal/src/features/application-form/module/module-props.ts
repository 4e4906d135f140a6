import type { Language } from '@portico/form-engine/language';
import type { FormSession } from '@portico/form-engine/session/form-session';
import type { Filed, FormMenu, MenuModule } from '../application-queries.ts';
import type { ModuleTarget } from '../../../lib/navigation/form-addresses.ts';
import type { Cursor } from '../../../parts/sheet/versions/cursor.ts';
import type { FormChanges } from '../../../parts/sheet/versions/form-changes.ts';
import type { ReadModule } from '../../../lib/read-module.ts';

/** Props of the module that the address asks for. */
export interface ModuleStepProps {
  readonly menu: FormMenu;
  readonly menuid: string;
  readonly aim: ModuleTarget;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  /** The element for the saving status; undefined means next to the title. */
  readonly statusPlace: HTMLElement | null | undefined;
  /** Increases each time the person has signed in again. */
  readonly signedIn: number;
  readonly onTitle: (title: string) => void;
}

/** Props of a module that has been loaded from the server. */
export interface OpenModuleProps extends ModuleStepProps {
  readonly entry: MenuModule;
  readonly filed: Filed;
  /** The module as an older version of the form had it, if a newer one has just arrived. */
  readonly before: Filed | null;
  /** The cursor position in the older version. */
  readonly cursor: Cursor | null;
  /** Fetches the newest version of the form; the returned function cancels this while it is not shown yet. */
  readonly onRenew: () => Promise<() => void>;
}

/** Props of a module that can be filled in. */
export interface WrittenModuleProps extends OpenModuleProps {
  readonly read: ReadModule;
  readonly session: FormSession;
  readonly changes: FormChanges | null;
}
