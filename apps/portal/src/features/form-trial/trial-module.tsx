import { FieldProblems } from '@portico/fields/field-problems';
import { ModuleFields } from '@portico/fields/module-fields';
import { ReadFields } from '@portico/fields/read-fields';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import { answersToRead } from '@portico/form-engine/session/answers-to-read';
import type { FormSession } from '@portico/form-engine/session/form-session';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Notice } from '@portico/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './form-trial.module.css';

interface TrialModuleProps {
  readonly session: FormSession;
  readonly module: CompiledModule;
  readonly language: Language;
}

export function TrialModule({ session, module, language }: TrialModuleProps) {
  const t = useTranslations('fields.trial');
  const [isRead, setIsRead] = useState(false);
  const [problems, setProblems] = useState<readonly PlacedProblem[] | null>(null);
  return (
    <Card title={module.definition.title[language]}>
      <div data-no-print className={styles.views}>
        <button type="button" aria-pressed={!isRead} onClick={() => setIsRead(false)}>
          {t('fill')}
        </button>
        <button type="button" aria-pressed={isRead} onClick={() => setIsRead(true)}>
          {t('read')}
        </button>
      </div>
      {isRead ? (
        <ReadFields
          module={module}
          answers={answersToRead(session, module)}
          isShown={(key) => session.read(key).visible}
          isShownInRow={(group, row) => {
            const scope = session.editRow(group, row);
            return (key) => scope.read(key).visible;
          }}
          language={language}
        />
      ) : (
        <form
          className={styles.fields}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setProblems(session.showProblems(module.definition.id));
          }}
        >
          <ModuleFields session={session} module={module} language={language} />
          <div data-no-print className={styles.check}>
            <Button type="submit">{t('check')}</Button>
          </div>
          {problems === null ? null : problems.length === 0 ? (
            <Notice kind="success">{t('sound')}</Notice>
          ) : (
            <FieldProblems problems={problems} module={module} language={language} />
          )}
        </form>
      )}
    </Card>
  );
}
