import { ReadFields } from '@portico/fields/read-fields';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { FormSession } from '@portico/form-engine/session/form-session';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { LinkButton } from '@portico/ui/link-button';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../../lib/paths.ts';
import { useCopy } from '../../../parts/copying/use-copy.ts';
import type { Lock } from '../lock.ts';
import { LockNotice } from '../lock-notice.tsx';
import styles from './module.module.css';

interface LockedModuleProps {
  readonly lock: Lock;
  readonly choiceWord: 'batch' | 'track';
  readonly session: FormSession;
  readonly module: CompiledModule;
  /** Keys whose newest text did not reach the server. */
  readonly unsent: readonly string[];
  readonly language: Language;
}

/** A module that can no longer be changed, to read; what was typed and never arrived can be copied. */
export function LockedModule({ lock, choiceWord, session, module, unsent, language }: LockedModuleProps) {
  return (
    <>
      <LockNotice lock={lock} choiceWord={choiceWord} leadsToBatches />
      {unsent.length === 0 ? null : (
        <UnsentAnswers session={session} module={onlyWith(module, unsent)} language={language} />
      )}
      <Card>
        <Reading session={session} module={module} language={language} />
        {module.definition.author === 'referees' ? <LettersElsewhere /> : null}
      </Card>
    </>
  );
}

function LettersElsewhere() {
  const t = useTranslations('referees.form');
  return (
    <div className={styles.elsewhere}>
      <p>{t('locked')}</p>
      <LinkButton kind="secondary" href={hrefTo('/referees')}>
        {t('follow')}
      </LinkButton>
    </div>
  );
}

interface ReadingProps {
  readonly session: FormSession;
  readonly module: CompiledModule;
  readonly language: Language;
}

function Reading({ session, module, language }: ReadingProps) {
  return (
    <ReadFields
      module={module}
      answers={session.answers()}
      isShown={(key) => session.read(key).visible}
      isShownInRow={(group, row) => {
        const scope = session.editRow(group, row);
        return (key) => scope.read(key).visible;
      }}
      language={language}
    />
  );
}

function UnsentAnswers(props: ReadingProps) {
  const t = useTranslations('application.lock');
  const { state, copy } = useCopy();
  const answers = useRef<HTMLDivElement>(null);
  return (
    <Card>
      <div className={styles.stack}>
        <p>{t('unsent')}</p>
        <div ref={answers} className={styles.unsentAnswers}>
          <Reading {...props} />
        </div>
        <Button onClick={() => void copy(answers.current?.innerText ?? '')}>
          {state === 'copied' ? t('copied') : t('copy')}
        </Button>
        <div aria-live="polite">{state === 'failed' ? <p className={styles.wrong}>{t('copyFailed')}</p> : null}</div>
      </div>
    </Card>
  );
}

function onlyWith(module: CompiledModule, keys: readonly string[]): CompiledModule {
  return {
    ...module,
    fields: module.fields.filter(({ definition }) => keys.includes(definition.key)),
    groups: module.groups.filter(({ definition }) => keys.includes(definition.key)),
  };
}
