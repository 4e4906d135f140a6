import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FormSession } from '@portico/form-engine/session/form-session';
import type { SavingParts } from '../../lib/saving/open-module-saving.ts';
import type { Obstacle } from '../../lib/saving/saving.ts';
import type { SavingWorld } from '../../lib/saving/saving-world.ts';

/** What is peculiar to one kind of sheet; everything else is the same for all of them. */
export interface SheetKind<Lock extends string> {
  /** How a save is sent, and what its refusals mean. */
  readonly world: (uid: string) => SavingWorld;
  /** Refusals after which the sheet is read only, with the reason. */
  readonly locks: Readonly<Partial<Record<Obstacle, Lock>>>;
}

/** Texts that differ between kinds; a hook in the kind's folder provides them. */
export interface SheetWords {
  readonly loading: string;
  readonly refused: (reason: string) => string;
  readonly retry: string;
  /** This browser stores nothing: unsent text is lost with the page. */
  readonly notKept: string;
  /** For a locked sheet: answers that were never sent. */
  readonly unsent: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
}

/**
 * A form ready to be filled in by one person. Its modules share a session, so that their fields can refer to each
 * other.
 */
export interface OpenSheet extends Pick<SavingParts, 'slug' | 'uid' | 'copyFor' | 'fillIn'> {
  readonly form: CompiledForm;
  readonly session: FormSession;
  readonly modules: readonly SheetModule[];
}

/** As much of a sheet as judging it needs. */
export interface JudgedSheet {
  readonly session: FormSession;
  readonly modules: readonly Pick<SheetModule, 'module'>[];
}

export interface SheetModule {
  readonly filed: SavingParts['filed'];
  readonly module: CompiledModule;
}
