import { ModuleFields } from '@portico/fields/module-fields';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { FormSession } from '@portico/form-engine/session/form-session';
import type { ReactNode } from 'react';
import { ConflictList } from './saving/conflict-list.tsx';
import { ConflictNotes } from './saving/conflict-notes.tsx';
import type { WrittenSheet } from './sheet.tsx';

interface SheetFieldsProps extends Pick<WrittenSheet, 'state'> {
  readonly session: FormSession;
  readonly module: CompiledModule;
  readonly language: Language;
}

/** The fields of one module, with notes on conflicts. */
export function SheetFields({ state, session, module, language }: SheetFieldsProps) {
  return (
    <ConflictNotes conflicts={state.byModule[module.definition.id]?.conflicts ?? none}>
      <ModuleFields session={session} module={module} language={language} />
    </ConflictNotes>
  );
}

interface SheetFormProps extends Pick<WrittenSheet, 'saving'> {
  readonly children: ReactNode;
}

/** The form around them: Enter saves. */
export function SheetForm({ saving, children }: SheetFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.saveNow();
      }}
    >
      {children}
    </form>
  );
}

type SheetConflictsProps = WrittenSheet & Omit<SheetFieldsProps, 'session'>;

/** The conflicts of one module, to choose from. */
export function SheetConflicts({ saving, state, module, language }: SheetConflictsProps) {
  const { id } = module.definition;
  const own = state.byModule[id];
  if (own === undefined) return null;
  const resolve = (key: string, whose: 'mine' | 'theirs') => saving.of(id)?.resolve(key, whose);
  return <ConflictList state={own} module={module} language={language} onResolve={resolve} />;
}

const none = [] as const;
