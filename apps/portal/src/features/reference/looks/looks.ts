import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { ComponentType } from 'react';
import type { ReferencePage } from '../../../lib/recommender/reference-addresses.ts';
import { filesFirst } from '../letter/files-first.ts';
import type { LookProps } from './look.ts';
import { FileLook, SheetLook } from './sheet-look.tsx';
import { LetterheadLook } from './letterhead-look.tsx';
import { StepsLook } from './steps-look.tsx';

interface PageLook {
  readonly Look: ComponentType<LookProps>;
  readonly arrange: (module: CompiledModule) => CompiledModule;
  /** The signature policy must be ticked before the signature field shows. */
  readonly termsFirst: boolean;
}

const asIs = (module: CompiledModule) => module;

/** The look of each page on which a letter is written. */
export const looks: Readonly<Record<ReferencePage, PageLook>> = {
  '/reference/edit': { Look: SheetLook, arrange: asIs, termsFirst: false },
  '/reference/itf': { Look: StepsLook, arrange: asIs, termsFirst: false },
  '/reference/special': { Look: LetterheadLook, arrange: asIs, termsFirst: true },
  '/letter/edit': { Look: FileLook, arrange: filesFirst, termsFirst: false },
};
