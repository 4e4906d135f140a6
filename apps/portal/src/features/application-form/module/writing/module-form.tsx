import { goToField } from '@portico/fields/go-to-field';
import { Card } from '@portico/ui/card';
import { Notice } from '@portico/ui/notice';
import { Skeleton } from '@portico/ui/skeleton';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { batchesHref } from '../../../../lib/navigation/form-addresses.ts';
import { useProblems } from '../../../../parts/sheet/handing/use-problems.ts';
import { SheetConflicts, SheetFields, SheetForm } from '../../../../parts/sheet/sheet-fields.tsx';
import type { OpenSheet } from '../../../../parts/sheet/sheet-kind.ts';
import { SheetNotices } from '../../../../parts/sheet/sheet-notices.tsx';
import type { WrittenSheet } from '../../../../parts/sheet/sheet.tsx';
import type { RefereeRowsProps } from '../../referees/referee-rows.tsx';
import { putCursor } from '../../../../parts/sheet/versions/cursor.ts';
import { LeftOvers } from '../../../../parts/sheet/versions/left-overs.tsx';
import { ModuleSteps } from '../module-steps.tsx';
import { useApplicationWords, useDismissing } from './application-sheet.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { VersionNotice } from '../../../../parts/sheet/versions/version-notice.tsx';
import type { WrittenModuleProps } from '../module-props.ts';
import styles from '../module.module.css';

interface ModuleFormProps extends WrittenModuleProps, WrittenSheet {
  readonly sheet: OpenSheet;
}

// Few modules name recommenders. If this fails to load, the rows can still be filled in, and requests are sent later.
const RefereeRows = lazy<ComponentType<RefereeRowsProps>>(() =>
  import('../../referees/referee-rows.tsx').then(
    (chunk) => ({ default: chunk.RefereeRows }),
    () => ({ default: ({ children }) => children }),
  ),
);

/** The fields of a module, messages about them, and the buttons at its end. */
export function ModuleForm(props: ModuleFormProps) {
  const { menu, entry, read, session, changes, cursor, aim, language, saving, state, sheet } = props;
  const t = useTranslations('application');
  const words = useApplicationWords();
  const { module, filed } = read;
  const own = saving.of(filed.menuid);
  const written = { saving, state, module, language };
  const fields = <SheetFields {...{ state, session, module, language }} />;
  const { obstacle, obstacleText, savedAt } = state.whole;
  const dismiss = useDismissing();
  const { problems, check } = useProblems(sheet);
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [attempts]);
  useEffect(() => {
    if (cursor !== null) putCursor(cursor);
  }, [cursor]);
  useEffect(() => {
    if (aim === null) return;
    const [first] = check();
    const key = aim === 'problems' ? (first?.group ?? first?.field ?? '') : aim.field;
    if (key !== '') requestAnimationFrame(() => goToField(key));
  }, [aim, check]);
  return (
    <>
      {changes === null ? null : <VersionNotice changes={changes} />}
      <LeftOvers filed={filed} language={language} isOpen={changes !== null} dismiss={dismiss} />
      {obstacle === 'chooseBatch' ? (
        <Notice kind="error">
          <a href={batchesHref}>{obstacleText || t('batches.chooseFirst')}</a>
        </Notice>
      ) : null}
      <SheetNotices saving={saving} state={state} words={words} />
      <SheetConflicts {...written} />
      <div ref={summary} tabIndex={-1} className={styles.summaryPlace}>
        {problems === null ? null : <ProblemSummary problems={problems} sheet={sheet} language={language} />}
      </div>
      <Card>
        <SheetForm saving={saving}>
          {module.definition.author === 'referees' && own !== undefined ? (
            <Suspense fallback={<Skeleton lines={14} label={t('module.loading')} />}>
              <RefereeRows
                {...{ session, savedAt, language }}
                saving={own}
                menuid={filed.menuid}
                groups={module.definition.groups}
              >
                {fields}
              </RefereeRows>
            </Suspense>
          ) : (
            fields
          )}
        </SheetForm>
      </Card>
      <ModuleSteps
        menu={menu}
        entry={entry}
        language={language}
        onCheck={() => {
          check();
          setAttempts((count) => count + 1);
        }}
        onLeave={() => void saving.saveNow()}
      />
    </>
  );
}
