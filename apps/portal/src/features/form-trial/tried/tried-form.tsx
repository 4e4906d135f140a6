import type { TriedPlace } from '@portico/contract/tried-form';
import { FieldServicesProvider } from '@portico/fields/field-services';
import { useState } from 'react';
import { useSession } from '../../../lib/state/session-store.ts';
import { isLetter, type TriedState } from '../../../lib/tried-form.ts';
import { useTried } from '../../../parts/trying/use-tried.ts';
import styles from '../form-trial.module.css';
import { TrialMenu } from '../trial-menu.tsx';
import { TrialModule } from '../trial-module.tsx';

/** A draft of a form as the designer previews it: every change shows at once, and nothing leaves this page. */
export function TriedForm({ tried }: { readonly tried: TriedState }) {
  const { at } = tried;
  const { opened, services } = useTried(tried);
  const language = useSession((session) => session.language);
  const [module, setModule] = useModule(at);
  // Letters have a page of their own.
  const shown = opened.form.modules.filter(({ definition }) => !isLetter(definition));
  const current = shown.find(({ definition }) => definition.id === module) ?? shown[0];
  return (
    <FieldServicesProvider value={services}>
      <div className={styles.form}>
        <TrialMenu
          form={{ ...opened.form, modules: shown }}
          session={opened.session}
          language={language}
          current={current === undefined ? 0 : shown.indexOf(current)}
          onChoose={(index) => setModule(shown[index]?.definition.id ?? '')}
        />
        {current === undefined ? null : (
          <TrialModule key={current.definition.id} session={opened.session} module={current} language={language} />
        )}
      </div>
    </FieldServicesProvider>
  );
}

/** The module on screen: what the designer pointed to last, or what was chosen here since. */
function useModule(at: TriedPlace | null) {
  const [chosen, setChosen] = useState({ at, module: at?.module ?? '' });
  const module = chosen.at === at ? chosen.module : (at?.module ?? '');
  return [module, (next: string) => setChosen({ at, module: next })] as const;
}
