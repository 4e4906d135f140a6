import { FieldServicesProvider } from '@portico/fields/field-services';
import { ModuleFields } from '@portico/fields/module-fields';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { ConflictList } from '../../parts/saving/conflict-list.tsx';
import { ConflictNotes } from '../../parts/saving/conflict-notes.tsx';
import type { WrittenLetterProps } from './letter-props.ts';
import { useLetterServices } from './letter/letter-services.ts';
import styles from './reference.module.css';
import { useSession } from '../../lib/state/session-store.ts';

interface LetterModuleFieldsProps extends WrittenLetterProps {
  readonly menuid: string;
  readonly module: CompiledModule;
  readonly termsFirst: boolean;
}

const none = [] as const;

/** The questions of one module of the letter, and answers of it that were written in two places. */
export function LetterModuleFields(props: LetterModuleFieldsProps) {
  const { menuid, module, termsFirst, filed, facts, letter, saving, state, language } = props;
  const bySkin = useSession(({ project }) => project?.traits.policyBeforeSignature === true);
  const services = useLetterServices({
    uid: filed.request.uid,
    menuid,
    today: filed.today,
    personName: facts.recommender.name,
    termsFirst: termsFirst || bySkin,
    isKeptHere: state.whole.isKeptHere,
  });
  const own = state.byModule[menuid];
  return (
    <FieldServicesProvider value={services}>
      {own === undefined ? null : (
        <div className={styles.conflicts}>
          <ConflictList
            state={own}
            module={module}
            language={language}
            onSettle={(key, whose) => saving.of(menuid)?.settle(key, whose)}
          />
        </div>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.saveNow();
        }}
      >
        <ConflictNotes conflicts={own?.conflicts ?? none}>
          <ModuleFields session={letter.session} module={module} language={language} />
        </ConflictNotes>
      </form>
    </FieldServicesProvider>
  );
}
