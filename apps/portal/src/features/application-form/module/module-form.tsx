import { ModuleFields } from '@portico/fields/module-fields';
import { goToField } from '@portico/fields/go-to-field';
import { Card } from '@portico/ui/card';
import { Skeleton } from '@portico/ui/skeleton';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ModuleSaving, SavingState } from '../../../lib/saving/saving.ts';
import { ConflictList } from '../../../parts/saving/conflict-list.tsx';
import { ConflictNotes } from '../../../parts/saving/conflict-notes.tsx';
import type { RefereeRowsProps } from '../referees/referee-rows.tsx';
import { putCursor } from './versions/cursor.ts';
import { LeftOvers } from './versions/left-overs.tsx';
import { ModuleSteps } from './module-steps.tsx';
import { ProblemSummary } from './checking/problem-summary.tsx';
import { SavingNotices } from './keeping/saving-notices.tsx';
import { useProblems } from './checking/use-problems.ts';
import { VersionNotice } from './versions/version-notice.tsx';
import type { WrittenModuleProps } from './module-props.ts';
import styles from './module.module.css';

interface ModuleFormProps extends WrittenModuleProps {
  readonly saving: ModuleSaving;
  readonly state: SavingState;
}

// Most modules name nobody. Without it the rows can still be written: sending waits for a better moment.
const RefereeRows = lazy<ComponentType<RefereeRowsProps>>(() =>
  import('../referees/referee-rows.tsx').then(
    (chunk) => ({ default: chunk.RefereeRows }),
    () => ({ default: ({ children }) => children }),
  ),
);

/** The questions of a module, what there is to say about them, and the ways on. */
export function ModuleForm(props: ModuleFormProps) {
  const { menu, entry, read, session, changes, cursor, aim, language, saving, state } = props;
  const t = useTranslations('application.module');
  const { module, filed } = read;
  const fields = (
    <ConflictNotes conflicts={state.conflicts}>
      <ModuleFields session={session} module={module} language={language} />
    </ConflictNotes>
  );
  const [leftOver, setLeftOver] = useState(filed.left_over);
  const { problems, check } = useProblems(session, filed.menuid);
  const summary = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [asked]);
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
      <LeftOvers leftOver={leftOver} language={language} isOpen={changes !== null} onDismissed={setLeftOver} />
      <SavingNotices saving={saving} state={state} />
      <ConflictList state={state} module={module} language={language} onSettle={saving.settle} />
      <div ref={summary} tabIndex={-1} className={styles.summaryPlace}>
        {problems === null ? null : <ProblemSummary problems={problems} module={module} language={language} />}
      </div>
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void saving.saveNow();
          }}
        >
          {module.definition.author === 'referees' ? (
            <Suspense fallback={<Skeleton lines={14} label={t('loading')} />}>
              <RefereeRows
                {...{ session, saving, language }}
                menuid={filed.menuid}
                groups={module.definition.groups}
                savedAt={state.savedAt}
              >
                {fields}
              </RefereeRows>
            </Suspense>
          ) : (
            fields
          )}
        </form>
      </Card>
      <ModuleSteps
        menu={menu}
        entry={entry}
        language={language}
        onCheck={() => {
          check();
          setAsked((count) => count + 1);
        }}
        onLeave={() => void saving.saveNow()}
      />
    </>
  );
}
