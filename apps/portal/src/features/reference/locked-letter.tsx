import { FieldServicesProvider } from '@portico/fields/field-services';
import { ReadFields } from '@portico/fields/read-fields';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { requestPath } from '../../lib/recommender/reference-addresses.ts';
import { useCopy } from '../../parts/copying/use-copy.ts';
import type { LetterFacts } from './letter-props.ts';
import { useLetterServices } from './letter/letter-services.ts';
import type { OpenLetter } from './letter/read-letter.ts';
import styles from './reference.module.css';

/** Why a letter can only be read. */
export type Lock = 'submitted' | 'batchClosed' | 'declined' | 'gone';

interface LockedLetterProps {
  readonly lock: Lock;
  readonly letter: OpenLetter;
  readonly facts: LetterFacts;
  readonly unsent: readonly string[];
  readonly language: Language;
}

/** A letter that can no longer be changed, to read; what was typed and never arrived can be copied. */
export function LockedLetter({ lock, letter, facts, unsent, language }: LockedLetterProps) {
  const t = useTranslations('reference');
  const { uid } = letter.filed.request;
  const services = useLetterServices({
    uid,
    menuid: '',
    today: letter.filed.today,
    personName: '',
    termsFirst: false,
    isKeptHere: true,
  });
  return (
    <FieldServicesProvider value={services}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('form.for', { applicant: facts.applicant.name })}</h1>
        <Notice kind={lock === 'submitted' ? 'success' : 'warning'}>
          <div className={styles.stack}>
            <p>{t(`locked.${lock}`)}</p>
            {lock === 'gone' ? null : (
              <LinkButton kind="secondary" href={`#${requestPath(uid)}`}>
                {t('locked.toRequest')}
              </LinkButton>
            )}
          </div>
        </Notice>
        {unsent.length === 0 ? null : <Unsent letter={letter} keys={unsent} language={language} />}
        {/* What never arrived is no part of the letter. */}
        {letter.modules.map(({ module }) => (
          <Card key={module.definition.id} title={module.definition.title[language]}>
            <Reading letter={letter} module={only(module, (key) => !unsent.includes(key))} language={language} />
          </Card>
        ))}
      </div>
    </FieldServicesProvider>
  );
}

interface ReadingProps {
  readonly letter: OpenLetter;
  readonly module: CompiledModule;
  readonly language: Language;
}

function Reading({ letter: { session }, module, language }: ReadingProps) {
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

interface UnsentProps extends Pick<ReadingProps, 'letter' | 'language'> {
  readonly keys: readonly string[];
}

function Unsent({ letter, keys, language }: UnsentProps) {
  const t = useTranslations('reference.locked');
  const { state, copy } = useCopy();
  const text = useRef<HTMLDivElement>(null);
  return (
    <Card>
      <div className={styles.stack}>
        <p>{t('unsent')}</p>
        <div ref={text} className={styles.wide}>
          {letter.modules.map(({ module }) => (
            <Reading
              key={module.definition.id}
              letter={letter}
              module={only(module, (key) => keys.includes(key))}
              language={language}
            />
          ))}
        </div>
        <Button onClick={() => void copy(text.current?.innerText ?? '')}>
          {state === 'copied' ? t('copied') : t('copy')}
        </Button>
        <div aria-live="polite">{state === 'failed' ? <p className={styles.wrong}>{t('copyFailed')}</p> : null}</div>
      </div>
    </Card>
  );
}

function only(module: CompiledModule, isWanted: (key: string) => boolean): CompiledModule {
  return {
    ...module,
    fields: module.fields.filter(({ definition }) => isWanted(definition.key)),
    groups: module.groups.filter(({ definition }) => isWanted(definition.key)),
  };
}
