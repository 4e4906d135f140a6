import { FieldServicesProvider } from '@portico/fields/field-services';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { useSession } from '../../lib/state/session-store.ts';
import { SheetConflicts, SheetFields, SheetForm } from '../../parts/sheet/sheet-fields.tsx';
import type { WrittenLetterProps } from './letter-props.ts';
import { useLetterServices } from './letter/letter-services.ts';
import styles from './reference.module.css';

interface LetterModuleFieldsProps extends WrittenLetterProps {
  readonly module: CompiledModule;
  readonly termsFirst: boolean;
}

/** The fields of one module of the letter, and its conflicts. */
export function LetterModuleFields(props: LetterModuleFieldsProps) {
  const { module, termsFirst, filed, facts, letter, saving, state, language } = props;
  const bySkin = useSession(({ project }) => project?.traits.policyBeforeSignature === true);
  const services = useLetterServices({
    uid: letter.uid,
    menuid: module.definition.id,
    today: filed.today,
    personName: facts.recommender.name,
    termsFirst: termsFirst || bySkin,
    isKeptHere: state.whole.isKeptHere,
  });
  const written = { saving, state, module, language };
  return (
    <FieldServicesProvider value={services}>
      <div className={styles.conflicts}>
        <SheetConflicts {...written} />
      </div>
      <SheetForm saving={saving}>
        <SheetFields {...{ state, module, language }} session={letter.session} />
      </SheetForm>
    </FieldServicesProvider>
  );
}
