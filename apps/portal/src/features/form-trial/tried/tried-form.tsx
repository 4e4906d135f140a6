import type { TriedPlace } from '@portico/contract/tried-form';
import { type FieldServices, FieldServicesProvider } from '@portico/fields/field-services';
import { models } from '@portico/fields/models';
import { pointToField } from '@portico/fields/point-to-field';
import { prepareForm } from '@portico/form-engine/compile/prepare-form';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../lib/state/session-store.ts';
import type { useTriedForm } from '../../../lib/tried-form.ts';
import styles from '../form-trial.module.css';
import { TrialMenu } from '../trial-menu.tsx';
import { TrialModule } from '../trial-module.tsx';
import { trialServices } from '../trial-services.ts';
import { type OpenTried, openTried } from './open-tried.ts';

type TriedState = NonNullable<ReturnType<typeof useTriedForm.getState>>;

/** A draft of a form as the designer previews it: every change shows at once, and nothing leaves this page. */
export function TriedForm({ tried }: { readonly tried: TriedState }) {
  const t = useTranslations('fields.trial');
  const { form, today, at } = tried;
  const opened = useOpened(tried);
  const language = useSession((session) => session.language);
  const services = useMemo(() => withSamples(trialServices(today, t('unreadable'))), [today, t]);
  const [module, setModule] = useModule(at);
  useEffect(() => {
    void prepareForm(form, models).catch(() => undefined);
  }, [form]);
  useReport(opened, tried.report);
  const current = opened.form.modules.find(({ definition }) => definition.id === module) ?? opened.form.modules[0];
  // A letter is a form of its own: its writer sees nothing of the applicant's.
  const isLetter = current?.definition.author === 'recommender';
  const shown = opened.form.modules.filter(({ definition }) => (definition.author === 'recommender') === isLetter);
  useEffect(() => {
    if (at === null) return undefined;
    // The module is drawn first.
    const timer = setTimeout(() => (at.key === null ? window.scrollTo({ top: 0 }) : pointToField(at.key)), 50);
    return () => clearTimeout(timer);
  }, [at]);
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

const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><path d="M20 60c30-60 40-50 40-10s20 0 30-20 5 30 20 25 20-30 30-20-10 30 10 20 30-20 60-10" fill="none" stroke="#345" stroke-width="4"/></svg>',
)}`;

/** The designer's plausible answers name files that exist nowhere: a drawn line stands for them. */
function withSamples(services: FieldServices): FieldServices {
  const { addressOf } = services;
  return { ...services, addressOf: (file) => (file.url.startsWith('sample-') ? samplePicture : addressOf(file)) };
}

/** The form with what is filled in. Another form or other answers replace it within the same rendering. */
function useOpened({ form, answers, today }: TriedState): OpenTried {
  const language = useSession((session) => session.language);
  const [opened, setOpened] = useState(() => openTried(null, form, answers, { language, today }));
  if (opened.of === form && opened.given === answers) return opened;
  const next = openTried(opened, form, answers, { language, today });
  setOpened(next);
  return next;
}

/** The module on screen: what the designer pointed to last, or what was chosen here since. */
function useModule(at: TriedPlace | null) {
  const [chosen, setChosen] = useState({ at, module: at?.module ?? '' });
  const module = chosen.at === at ? chosen.module : (at?.module ?? '');
  return [module, (next: string) => setChosen({ at, module: next })] as const;
}

const restMs = 200;

/** Tells the designer what is filled in, since this page may be loaded again for another language or skin. */
function useReport({ session, isDrawn }: OpenTried, report: TriedState['report']): void {
  useEffect(() => {
    const tell = () => report({ answers: session.answers(), isDrawn });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(tell, restMs);
    });
    tell();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, isDrawn, report]);
}
