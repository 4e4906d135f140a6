import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { publishFormDraft } from '@portico/contract/form-draft';
import { scheduleForm } from '@portico/contract/form-schedule';
import type { FormFindings } from '@portico/contract/form-draft.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { changesBetween } from '@portico/form-engine/editing/form-changes';
import { formOf, isListName, partsOf } from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useEditing, useFormState, useReadable } from '../draft/use-form.ts';
import { EffectSection } from './effect/effect-section.tsx';
import { MissingTranslations } from './missing-translations.tsx';
import classes from './publishing.module.css';
import { type When, WhenInput } from './schedule/when-input.tsx';

interface PublishDialogProps {
  readonly live: FormDefinition;
  readonly onClose: () => void;
  readonly onFindings: () => void;
  readonly onDone: (version: number) => void;
  readonly onScheduled: () => void;
}

/** Says what changes for everybody, and publishes exactly that, now or at a time. */
export function PublishDialog({ live, onClose, onFindings, onDone, onScheduled }: PublishDialogProps) {
  useFocusBack();
  const t = useTranslations('console');
  const failureText = useFailureText();
  const { id: project } = useProject();
  const { store } = useEditing();
  const { findings, revision, status } = useFormState();
  const readable = useReadable();
  const [names] = useState(() => namesIn(live, formOf(store.readParts())));
  const [note, setNote] = useState('');
  const [when, setWhen] = useState<When>('now');
  const publishing = useMutation({
    mutationFn: async () => {
      if (when === 'now') return (await call(publishFormDraft, { project, revision, note })).number;
      const at = new Date((when.at ?? 0) * 1000).toISOString();
      await call(scheduleForm, { project, revision, note, at });
      return null;
    },
    onSuccess: (number) => (number === null ? onScheduled() : onDone(number)),
    onError: (failure) => {
      const found = findingsIn(failure);
      if (found.length > 0) store.takeSearched(found);
    },
  });
  return (
    <Modal
      open
      width={560}
      title={t('designer.publish.title')}
      okText={t(when === 'now' ? 'designer.publish.confirm' : 'formSchedule.confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: findings.length > 0 || status !== 'saved' || (when !== 'now' && when.at === null) }}
      confirmLoading={publishing.isPending}
      onOk={() => publishing.mutate()}
      onCancel={onClose}
    >
      {findings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('designer.publish.blocked')}
          description={t('designer.bar.findings', { count: findings.length })}
          action={
            <Button size="small" onClick={onFindings}>
              {t('designer.publish.see')}
            </Button>
          }
        />
      )}
      <MissingTranslations />
      <p className={classes.effect}>{t('designer.publish.effect', effectOf(live, store.readParts()))}</p>
      {findings.length === 0 && status === 'saved' && (
        <EffectSection revision={revision} nameOf={(key) => names.get(key)} readable={readable} />
      )}
      <Input
        value={note}
        maxLength={500}
        aria-label={t('designer.publish.note')}
        placeholder={t('designer.publish.note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <WhenInput value={when} onChange={setWhen} />
      {publishing.isError && (
        <Alert
          className={classes.failure ?? ''}
          type="error"
          showIcon
          role="alert"
          title={failureText(publishing.error)}
        />
      )}
    </Modal>
  );
}

/** What the server has found when it refused. */
function findingsIn(failure: unknown): FormFindings {
  const data = failure instanceof CallFailed && failure.status === errors.formUnsound.status ? failure.data : null;
  return isFound(data) ? data.findings : [];
}

function isFound(data: unknown): data is { readonly findings: FormFindings } {
  return typeof data === 'object' && data !== null && 'findings' in data && Array.isArray(data.findings);
}

function effectOf(live: FormDefinition, parts: ReadonlyMap<string, unknown>) {
  const changes = [...changesBetween(partsOf(live), parts)].filter(([name]) => !isListName(name));
  const fields = changes.filter(([name]) => name.startsWith('field:'));
  const added = fields.filter(([, { from }]) => from === null).length;
  const removed = fields.filter(([, { to }]) => to === null).length;
  return { added, removed, changed: fields.length - added - removed, sections: changes.length - fields.length };
}

/** What questions are called by their keys; in the draft, if they are there. */
function namesIn(...forms: readonly FormDefinition[]): ReadonlyMap<string, LocalText> {
  const modules = forms.flatMap((form) => form.modules);
  const groups = modules.flatMap((module) => module.groups);
  const fields = [...modules, ...groups].flatMap((section) => section.fields);
  return new Map([
    ...groups.map(({ key, title }) => [key, title] as const),
    ...fields.map(({ key, label }) => [key, label] as const),
  ]);
}
