import { EditOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import classes from '../application-head.module.css';
import { useEditing } from './use-editing.ts';

/** Opens the form in the portal, in a new tab. */
export function EditButton({ application }: { readonly application: string }) {
  const t = useTranslations('console.application');
  const failureText = useFailureText();
  const editing = useEditing(application);
  return (
    <>
      <Button type="primary" icon={<EditOutlined aria-hidden />} loading={editing.isPending} onClick={editing.open}>
        {t('edit')}
      </Button>
      {editing.failure !== null && (
        <Alert
          className={classes.word ?? ''}
          type="error"
          showIcon
          role="alert"
          title={t('editFailed')}
          description={failureText(editing.failure)}
        />
      )}
      {editing.blocked !== null && (
        <Alert
          className={classes.word ?? ''}
          type="info"
          showIcon
          role="alert"
          title={t('editBlocked')}
          action={
            <a href={editing.blocked} target="_blank" rel="noopener noreferrer" onClick={editing.follow}>
              {t('editHere')}
            </a>
          }
        />
      )}
    </>
  );
}
