import type { CompiledField, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { FormSession } from '@portico/form-engine/session/form-session';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { FieldHost } from '../host/field-host.tsx';
import { RepeatableSection } from '../rows/repeatable-section.tsx';
import { SampleLinks } from '../shared/files/list/sample-links.tsx';
import styles from './module-fields.module.css';
import { useModuleShown } from './use-module-shown.ts';

interface ModuleFieldsProps {
  readonly session: FormSession;
  readonly module: CompiledModule;
  readonly language: Language;
}

/** All fields of a module, in its order: plain fields, then repeatable groups. */
export function ModuleFields({ session, module, language }: ModuleFieldsProps) {
  const t = useTranslations('fields.frame');
  if (!useModuleShown(session, module.definition.id)) return <p>{t('notAsked')}</p>;
  const { attachments = [] } = module.definition;
  return (
    <div className={styles.fields} data-labels={module.definition.layout === 'horizontal' ? 'beside' : undefined}>
      {attachments.length === 0 ? null : <SampleLinks samples={attachments} title={t('offered')} />}
      {inRuns(module.fields.filter(({ model, calculation }) => model.readOnly !== true || calculation !== null)).map(
        (run) => (
          <Fragment key={run[0]?.definition.key}>
            <Fragment key="run">
              {run.map(({ definition }) => (
                <FieldHost key={definition.key} scope={session} field={definition} language={language} />
              ))}
            </Fragment>
          </Fragment>
        ),
      )}
      {module.groups.map(({ definition }) => (
        <RepeatableSection key={definition.key} session={session} group={definition} language={language} />
      ))}
    </div>
  );
}

const runLength = 32;

// On each keystroke React visits all siblings of the changed field and their children. Runs of 32, each inside a
// fragment that is an only child, reduce 1,000 visits to 64.
function inRuns(fields: readonly CompiledField[]): readonly (readonly CompiledField[])[] {
  return Array.from({ length: Math.ceil(fields.length / runLength) }, (_, run) =>
    fields.slice(run * runLength, (run + 1) * runLength),
  );
}
