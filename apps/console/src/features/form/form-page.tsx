import type { ReadFormDraft } from '@portico/contract/form-draft.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProject } from '../../lib/project.ts';
import { ProjectPage } from '../../parts/project/project-page.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { BankProvider } from './bank/bank-context.tsx';
import { useFormChecks } from './checking/use-form-checks.ts';
import { EditingContext, formQuery, useOpenForm } from './draft/use-form.ts';
import classes from './form-page.module.css';
import { Outline } from './outline/outline.tsx';
import { PropertyPanel } from './panel/property-panel.tsx';
import { FormBar } from './publishing/form-bar.tsx';
import { FormConflict } from './publishing/form-conflict.tsx';

// Whoever edits without it does not load it.
const FormPreview = lazy(async () => ({ default: (await import('./preview/form-preview.tsx')).FormPreview }));

/** The form of a project: a draft that is saved as one works on it, and what was published. */
export function FormPage() {
  const t = useTranslations('console.designer');
  const { id } = useProject();
  const opened = useQuery(formQuery(id));
  return (
    <ProjectPage title={t('title')}>
      <p className={classes.lead}>{t('lead')}</p>
      <QueryView
        query={opened}
        failed={t('failed')}
        missing={null}
        loading={<Skeleton active title={false} paragraph={{ rows: 10 }} />}
      >
        {(form) => <FormEditor key={id} opened={form} />}
      </QueryView>
    </ProjectPage>
  );
}

function FormEditor({ opened }: { readonly opened: ReadFormDraft['output'] }) {
  const { id } = useProject();
  const client = useQueryClient();
  const editing = useOpenForm(id, opened);
  const [newest, setLive] = useState(opened);
  const { live, number } = newest;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const context = useMemo(() => ({ ...editing, live }), [editing, live]);
  const { store } = editing;
  useUndoKeys(store);
  useFormChecks(store, editing.languages, newest);
  const readAgain = async () => {
    const now = await client.fetchQuery({ ...formQuery(id), staleTime: 0 });
    store.adopt(now);
    setLive(now);
  };
  return (
    <EditingContext value={context}>
      <FormBar
        live={live}
        number={number}
        isPreviewed={isPreviewed}
        onPreview={() => setIsPreviewed(!isPreviewed)}
        onChanged={readAgain}
      />
      <div className={classes.columns} data-previewed={isPreviewed || undefined}>
        <div className={classes.editor}>
          <BankProvider>
            <Outline />
            <PropertyPanel />
          </BankProvider>
        </div>
        {isPreviewed && (
          <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 12 }} />}>
            <FormPreview />
          </Suspense>
        )}
      </div>
      <FormConflict />
    </EditingContext>
  );
}

/** Ctrl or Cmd with Z, and with Shift or Y; within a text, the step that it belongs to is taken back as a whole. */
function useUndoKeys({ undo, redo }: { readonly undo: () => void; readonly redo: () => void }): void {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', take);
    return () => window.removeEventListener('keydown', take);
  }, [undo, redo]);
}
