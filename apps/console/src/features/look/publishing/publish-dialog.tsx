import { fieldsBetween } from '@portico/contract/look-fields';
import { publishLook } from '@portico/contract/look';
import { useMutation } from '@tanstack/react-query';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useFieldLabel } from '../draft/field-labels.ts';
import { useEditing } from '../draft/use-look-draft.ts';
import { ChangedFields } from './changed-fields.tsx';
import classes from './publishing.module.css';

interface PublishDialogProps {
  readonly onClose: () => void;
  readonly onDone: (edition: number) => void;
}

/** Says what everybody will see, and publishes exactly that. */
export function PublishDialog({ onClose, onDone }: PublishDialogProps) {
  useFocusBack();
  const t = useTranslations('console');
  const label = useFieldLabel();
  const failureText = useFailureText();
  const { id: project } = useProject();
  const { draft } = useEditing();
  const { saved, problems } = draft;
  const [note, setNote] = useState('');
  const publishing = useMutation({
    mutationFn: () => call(publishLook, { project, revision: saved.revision, note }),
    onSuccess: ({ edition }) => onDone(edition),
  });
  const isBlocked = problems.length > 0 || draft.status !== 'saved';
  return (
    <Modal
      open
      width={640}
      title={t('look.publish.title')}
      okText={t('look.publish.confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: isBlocked }}
      confirmLoading={publishing.isPending}
      onOk={() => publishing.mutate()}
      onCancel={onClose}
    >
      {problems.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('look.publish.blocked')}
          description={
            <ul className={classes.problems}>
              {problems.map(({ field, problem }) => (
                <li key={`${field} ${problem}`}>{t(`look.problems.${problem}`, { field: label(field) })}</li>
              ))}
            </ul>
          }
        />
      )}
      <p className={classes.effect}>
        {t('look.publish.effect', { count: fieldsBetween(saved.live, saved.look).length })}
      </p>
      <ChangedFields live={saved.live} look={saved.look} />
      <Input
        value={note}
        maxLength={500}
        aria-label={t('look.publish.note')}
        placeholder={t('look.publish.note')}
        onChange={({ target }) => setNote(target.value)}
      />
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
