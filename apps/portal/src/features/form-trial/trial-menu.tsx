import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { FormSession } from '@portico/form-engine/session/form-session';
import { useModuleShown } from '@portico/fields/use-module-shown';
import { CheckIcon, CircleIcon, HalfIcon } from '@portico/ui/icons';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import styles from './form-trial.module.css';

interface TrialMenuProps {
  readonly form: CompiledForm;
  readonly session: FormSession;
  readonly language: Language;
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

const icons = { empty: CircleIcon, partial: HalfIcon, complete: CheckIcon } as const;

export function TrialMenu({ form, session, language, current, onChoose }: TrialMenuProps) {
  const t = useTranslations('fields.trial');
  return (
    <nav data-no-print className={styles.menu} aria-label={t('modules')}>
      <ol>
        {form.modules.map((module, index) => (
          <ShownModule key={module.definition.id} session={session} module={module}>
            <button type="button" aria-current={index === current ? 'step' : undefined} onClick={() => onChoose(index)}>
              <ModuleMark session={session} module={module} />
              <span>{module.definition.title[language]}</span>
            </button>
          </ShownModule>
        ))}
      </ol>
    </nav>
  );
}

interface ModuleProps {
  readonly session: FormSession;
  readonly module: CompiledModule;
}

function ShownModule({ session, module, children }: ModuleProps & { readonly children: ReactNode }) {
  return useModuleShown(session, module.definition.id) ? <li>{children}</li> : null;
}

function ModuleMark({ session, module }: ModuleProps) {
  const t = useTranslations('fields.trial.state');
  const { id } = module.definition;
  const state = useSyncExternalStore(
    (listener) => session.subscribeModule(id, listener),
    () => session.moduleState(id),
  );
  const Icon = icons[state];
  return (
    <span className={styles.mark} data-state={state}>
      <Icon size={20} />
      <VisuallyHidden>{t(state)}</VisuallyHidden>
    </span>
  );
}
