import type { Language } from '@portico/form-engine/language';
import type { FormSession } from '@portico/form-engine/session/form-session';
import type { Filed, FormMenu, MenuModule } from '../application-queries.ts';
import type { ModuleTarget } from '../../../lib/navigation/form-addresses.ts';
import type { Cursor } from '../../../parts/sheet/versions/cursor.ts';
import type { FormChanges } from '../../../parts/sheet/versions/form-changes.ts';
import type { ReadModule } from '../../../lib/read-module.ts';

/** A module that the address asks for. */
export interface ModuleStepProps {
  readonly menu: FormMenu;
  readonly menuid: string;
  readonly aim: ModuleTarget;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  /** Where the saving word goes; undefined is beside the title. */
  readonly statusPlace: HTMLElement | null | undefined;
  /** Grows each time the person has signed in again. */
  readonly signedIn: number;
  readonly onTitle: (title: string) => void;
}

/** One that has come from the server. */
export interface OpenModuleProps extends ModuleStepProps {
  readonly entry: MenuModule;
  readonly filed: Filed;
  /** The module as an older version of the form had it, where a newer one has just come. */
  readonly before: Filed | null;
  /** Where the cursor was in it. */
  readonly cursor: Cursor | null;
  /** Fetches the newest version of the form; the answer takes it back as long as it does not show. */
  readonly onRenew: () => Promise<() => void>;
}

/** One that can be filled in. */
export interface WrittenModuleProps extends OpenModuleProps {
  readonly read: ReadModule;
  readonly session: FormSession;
  readonly changes: FormChanges | null;
}
