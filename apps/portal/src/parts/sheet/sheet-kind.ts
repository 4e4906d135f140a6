import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FormSession } from '@portico/form-engine/session/form-session';
import type { SavingParts } from '../../lib/saving/open-module-saving.ts';
import type { Obstacle } from '../../lib/saving/saving.ts';
import type { SavingWorld } from '../../lib/saving/saving-world.ts';

/** What one kind of sheet does in its own way; everything else is the same for all of them. */
export interface SheetKind<Lock extends string> {
  /** How a save is sent, and what its refusals mean. */
  readonly world: (uid: string) => SavingWorld;
  /** After which refusals the sheet can only be read, and why. */
  readonly locks: Readonly<Partial<Record<Obstacle, Lock>>>;
}

/** The sentences that a kind says in its own words; a hook in its folder makes them. */
export interface SheetWords {
  readonly loading: string;
  readonly refused: (reason: string) => string;
  readonly retry: string;
  /** This browser keeps nothing: what is unsent goes with the page. */
  readonly notKept: string;
  /** Of a sheet that is locked: answers that never arrived. */
  readonly unsent: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
}

/** A form ready to be filled in by one person. Its modules share a session, so that each knows what the others say. */
export interface OpenSheet extends Pick<SavingParts, 'slug' | 'uid' | 'copyFor' | 'fillIn'> {
  readonly form: CompiledForm;
  readonly session: FormSession;
  readonly modules: readonly SheetModule[];
}

export interface SheetModule {
  readonly filed: SavingParts['filed'];
  readonly module: CompiledModule;
}
