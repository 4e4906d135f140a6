import { answersToRead } from '@portico/form-engine/session/answers-to-read';
import { ReadFields } from '@portico/fields/read-fields';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '../copying/use-copy.ts';
import type { OpenSheet, SheetModule, SheetWords } from './sheet-kind.ts';
import styles from './sheet.module.css';

/** What the page shows about a locked sheet. */
export interface LockedLook {
  /** Why it is locked. */
  readonly notice: ReactNode;
  /** Whether modules show their titles; false if the page shows them already. */
  readonly isTitled?: boolean;
  /** Leaves out answers that were never sent. */
  readonly isSentOnly?: boolean;
  /** What a module shows besides its answers. */
  readonly below?: ReactNode;
}

interface LockedSheetProps extends LockedLook {
  readonly sheet: OpenSheet;
  /** Keys whose newest text did not reach the server. */
  readonly unsent: readonly string[];
  readonly words: SheetWords;
  readonly language: Language;
}

/** A sheet that can no longer be changed, read only; text that was never sent can be copied. */
export function LockedSheet(props: LockedSheetProps) {
  const { sheet, unsent, words, language, notice, isTitled = false, isSentOnly = false, below } = props;
  const partOf = ({ module }: SheetModule) => (isSentOnly ? only(module, (key) => !unsent.includes(key)) : module);
  return (
    <>
      {notice}
      {unsent.length === 0 ? null : <UnsentAnswers {...{ sheet, unsent, words, language }} />}
      {sheet.modules.map((one) => (
        <Card key={one.filed.menuid} {...(isTitled ? { title: one.module.definition.title[language] } : {})}>
          <Reading sheet={sheet} module={partOf(one)} language={language} />
          {below}
        </Card>
      ))}
    </>
  );
}

type UnsentAnswersProps = Pick<LockedSheetProps, 'sheet' | 'unsent' | 'words' | 'language'>;

function UnsentAnswers({ sheet, unsent, words, language }: UnsentAnswersProps) {
  const { state, copy } = useCopy();
  const answers = useRef<HTMLDivElement>(null);
  return (
    <Card>
      <div className={styles.stack}>
        <p>{words.unsent}</p>
        <div ref={answers} className={styles.wide}>
          {sheet.modules.map(({ filed, module }) => (
            <Reading
              key={filed.menuid}
              sheet={sheet}
              module={only(module, (key) => unsent.includes(key))}
              language={language}
            />
          ))}
        </div>
        <Button onClick={() => void copy(answers.current?.innerText ?? '')}>
          {state === 'copied' ? words.copied : words.copy}
        </Button>
        <div aria-live="polite">{state === 'failed' ? <p className={styles.wrong}>{words.copyFailed}</p> : null}</div>
      </div>
    </Card>
  );
}

interface ReadingProps {
  readonly sheet: OpenSheet;
  readonly module: CompiledModule;
  readonly language: Language;
}

function Reading({ sheet: { session }, module, language }: ReadingProps) {
  return (
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
  );
}

function only(module: CompiledModule, isWanted: (key: string) => boolean): CompiledModule {
  return {
    ...module,
    fields: module.fields.filter(({ definition }) => isWanted(definition.key)),
    groups: module.groups.filter(({ definition }) => isWanted(definition.key)),
  };
}
