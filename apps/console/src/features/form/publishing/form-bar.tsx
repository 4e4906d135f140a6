import { EyeOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { formatMoment } from '@portico/browser/moment';
import { discardFormDraft } from '@portico/contract/form-draft';
import type { ReadFormDraft } from '@portico/contract/form-draft.schemas';
import { Alert, Button, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { LogicButton } from '../logic/list/logic-drawer.tsx';
import { useProject } from '../../../lib/project.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { useEditing, useFormState } from '../draft/use-form.ts';
import { FormFilesMenu } from '../importing/form-files-menu.tsx';
import { FindingsDrawer } from './findings-drawer.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';
import classes from './publishing.module.css';
import { ScheduleLine } from './schedule/schedule-line.tsx';
import { useSchedule } from './schedule/use-schedule.ts';

interface FormBarProps {
  readonly live: ReadFormDraft['output']['live'];
  readonly number: number;
  readonly isPreviewed: boolean;
  readonly onPreview: () => void;
  readonly onChanged: () => Promise<unknown>;
}

type Shown = 'publish' | 'versions' | 'history' | 'findings' | null;

/** Whether the draft is saved, and what can be done with it. */
export function FormBar({ live, number, isPreviewed, onPreview, onChanged }: FormBarProps) {
  const t = useTranslations('console.designer');
  const w = useTranslations('console.formFindings');
  const preview = useTranslations('console.formPreview');
  const { may } = useProject();
  const s = useTranslations('console.formSchedule');
  const { store } = useEditing();
  const { changed, findings, hints, status, isUndoLost } = useFormState();
  const [shown, setShown] = useState<Shown>(null);
  const [news, setNews] = useState<string | null>(null);
  const close = () => setShown(null);
  const finish = async (words: string) => {
    await onChanged();
    close();
    setNews(words);
  };
  const schedule = useSchedule(async (version) => {
    if (await store.flush()) await finish(s('published', { number: version }));
  });
  const openAfterSaving = async (what: Shown) => {
    await store.flush();
    setShown(what);
  };
  return (
    <div className={classes.bar} data-page-bar>
      <UndoButtons />
      <SavingStatus number={number} />
      <div className={classes.buttons}>
        <Button
          icon={<EyeOutlined aria-hidden />}
          color={isPreviewed ? 'primary' : 'default'}
          variant="outlined"
          aria-pressed={isPreviewed}
          onClick={onPreview}
        >
          {preview('button')}
        </Button>
        <Button type={findings.length === 0 ? 'text' : 'default'} onClick={() => setShown('findings')}>
          {t('bar.findings', { count: findings.length })}
          {hints.length > 0 && ` · ${w('hints', { count: hints.length })}`}
        </Button>
        <LogicButton />
        <Button onClick={() => void openAfterSaving('history')}>{t('history.button')}</Button>
        <Button onClick={() => void openAfterSaving('versions')}>{t('versions.button')}</Button>
        <FormFilesMenu onDone={setNews} />
        {changed !== null && <DiscardButton onChanged={onChanged} />}
      </div>
      <div>
        {may('forms.publish') ? (
          <Button
            type="primary"
            disabled={(changed === null && status === 'saved') || schedule.data?.state === 'waiting'}
            onClick={() => void openAfterSaving('publish')}
          >
            {t('publish.button')}
          </Button>
        ) : (
          <span>{t('publish.notAllowed')}</span>
        )}
      </div>
      {schedule.data && <ScheduleLine schedule={schedule.data} />}
      {schedule.isError && <Alert className={classes.news ?? ''} type="warning" showIcon title={s('unread')} />}
      {isUndoLost && (
        <Alert className={classes.news ?? ''} type="warning" showIcon role="alert" title={t('bar.undoLost')} />
      )}
      {news !== null && (
        <Alert
          className={classes.news ?? ''}
          type="success"
          showIcon
          role="status"
          title={news}
          closable={{ onClose: () => setNews(null) }}
        />
      )}
      {shown === 'findings' && <FindingsDrawer onClose={close} />}
      {shown === 'publish' && (
        <PublishDialog
          live={live}
          onClose={close}
          onFindings={() => setShown('findings')}
          onDone={(version) => void finish(t('publish.done', { number: version }))}
          onScheduled={() => {
            close();
            void schedule.refetch();
          }}
        />
      )}
      {shown === 'versions' && (
        <VersionsDrawer
          newest={number}
          onClose={close}
          onDone={(version) => void finish(t('versions.done', { number: version }))}
        />
      )}
      {shown === 'history' && <HistoryDrawer onClose={close} onDone={() => void finish(t('history.done'))} />}
    </div>
  );
}

function UndoButtons() {
  const t = useTranslations('console.designer.bar');
  const { store } = useEditing();
  const { canUndo, canRedo } = useFormState();
  const button = (label: string, icon: ReactNode, isPossible: boolean, onClick: () => void) => (
    <Tooltip title={label}>
      <Button aria-label={label} icon={icon} disabled={!isPossible} onClick={onClick} />
    </Tooltip>
  );
  return (
    <div className={classes.undo}>
      {button(t('undo'), <UndoOutlined />, canUndo, store.undo)}
      {button(t('redo'), <RedoOutlined />, canRedo, store.redo)}
    </div>
  );
}

function SavingStatus({ number }: { readonly number: number }) {
  const t = useTranslations('console.designer.bar');
  const language = useLanguage();
  const zone = useOwnZone();
  const failureText = useFailureText();
  const { status, failure, changed } = useFormState();
  const words = {
    saved: t(changed === null ? 'noDraft' : 'saved'),
    saving: t('saving'),
    unsaved: t('unsaved'),
    failed: failure === null ? t('unsaved') : t('refused', { reason: failureText(failure) }),
  }[status];
  return (
    <div className={classes.status}>
      <span role="status">{words}</span>
      <p>
        {changed === null
          ? t('version', { number })
          : t('by', {
              name: changed.by,
              time: formatMoment(Date.parse(changed.at) / 1000, language, zone, 'column'),
            })}
      </p>
    </div>
  );
}

function DiscardButton({ onChanged }: { readonly onChanged: () => Promise<unknown> }) {
  const t = useTranslations('console.designer.discard');
  const confirm = useConfirm();
  const { id: project } = useProject();
  const { store } = useEditing();
  const ask = () =>
    confirm({
      title: t('title'),
      effect: t('effect'),
      label: t('confirm'),
      isDestructive: true,
      run: async () => {
        await store.flush();
        await call(discardFormDraft, { project, revision: store.read().revision });
        await onChanged();
      },
    });
  return <Button onClick={ask}>{t('button')}</Button>;
}
