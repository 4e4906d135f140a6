import { decodeModules } from '@portico/contract/forms/decode-modules';
import { FieldServicesProvider } from '@portico/fields/field-services';
import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { blockFutureDates } from '@portico/form-engine/preview/block-future-dates';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { proposeDefaults } from '@portico/form-engine/session/propose-defaults';
import { readAnswers } from '@portico/form-engine/values/read-answers';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/state/session-store.ts';
import { Leaving } from '../../parts/leaving/leaving.tsx';
import { trialServices } from '../../parts/trying/trial-services.ts';
import styles from './form-trial.module.css';
import { storeTrial, recallTrial } from './trial-draft.ts';
import { TrialMenu } from './trial-menu.tsx';
import { TrialModule } from './trial-module.tsx';

interface TrialFormProps {
  readonly modules: readonly unknown[];
  readonly today: string;
}

export function TrialForm({ modules, today }: TrialFormProps) {
  const t = useTranslations('fields.trial');
  const language = useSession((session) => session.language);
  const slug = useSession((session) => session.slug);
  const definition = useMemo(() => blockFutureDates(decodeModules(modules).form, today), [modules, today]);
  const form = useMemo(() => compileForm(definition, models), [definition]);
  const session = useMemo(() => {
    const stored = readAnswers(form, recallTrial(slug, definition));
    const opened = createFormSession(form, stored, { language, today }, true);
    const isNew = [stored.fields, stored.rows].every((one) => Object.keys(one).length === 0);
    if (isNew) for (const one of form.modules) proposeDefaults(opened, one);
    return opened;
  }, [form, definition, slug, language, today]);
  useEffect(() => {
    const store = () => storeTrial(slug, definition, session.answers());
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [slug, definition, session]);
  const services = useMemo(() => trialServices(today, t('unreadable')), [today, t]);
  const [current, setCurrent] = useState(0);
  const module = form.modules[current];
  const top = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    setCurrent(index);
    // From the middle of a long part one would land in the middle of the next.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  return (
    <FieldServicesProvider value={services}>
      {/* What was filled in is kept in this tab, except what is in an open dialog. */}
      <Leaving effect={null} />
      <div ref={top} className={styles.form}>
        <TrialMenu form={form} session={session} language={language} current={current} onChoose={choose} />
        {module === undefined ? null : (
          <TrialModule key={module.definition.id} session={session} module={module} language={language} />
        )}
      </div>
    </FieldServicesProvider>
  );
}
