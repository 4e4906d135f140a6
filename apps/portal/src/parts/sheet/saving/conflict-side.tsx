import { ReadFields } from '@portico/fields/read-fields';
import type { CompiledField, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { useTranslations } from 'use-intl';
import type { Conflict } from '../../../lib/saving/saving.ts';
import styles from './conflict-list.module.css';

interface ConflictSideProps {
  readonly conflict: Conflict;
  readonly whose: 'mine' | 'theirs';
  readonly module: CompiledModule;
  readonly language: Language;
}

/** One of the two texts, as in a preview. */
export function ConflictSide({ conflict, whose, module, language }: ConflictSideProps) {
  const t = useTranslations('saving.conflict');
  const answers = answersOf(conflict, whose);
  if (answers === null) return <p className={styles.nothing}>{t('nothing')}</p>;
  return (
    <div className={conflict.kind === 'field' ? styles.alone : styles.rows}>
      <ReadFields
        module={only(module, conflict)}
        answers={answers}
        isShown={() => true}
        isShownInRow={(group, row) => (key) => Object.hasOwn(answers.rows[group]?.[row] ?? {}, key)}
        language={language}
      />
    </div>
  );
}

function answersOf(conflict: Conflict, whose: 'mine' | 'theirs'): FormAnswers | null {
  if (conflict.kind === 'field') {
    const answer = conflict[whose];
    return answer === null ? null : { fields: { [conflict.key]: answer }, rows: {} };
  }
  const rows = conflict[whose];
  return rows === null ? null : { fields: {}, rows: { [conflict.key]: rows } };
}

/** The module with only this field; how a preview would show or hide it does not matter here. */
function only(module: CompiledModule, { kind, key }: Conflict): CompiledModule {
  if (kind === 'field') {
    return { ...module, fields: module.fields.filter((field) => field.definition.key === key).map(plain), groups: [] };
  }
  const groups = module.groups
    .filter(({ definition }) => definition.key === key)
    .map((group) => ({
      ...group,
      definition: { ...group.definition, fields: group.definition.fields.map(withoutPreview) },
    }));
  return { ...module, fields: [], groups };
}

function plain(field: CompiledField): CompiledField {
  return { ...field, definition: withoutPreview(field.definition) };
}

function withoutPreview(field: FieldDefinition): FieldDefinition {
  return { ...field, preview: {} };
}
