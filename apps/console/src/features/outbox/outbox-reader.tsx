import { ArrowLeftOutlined, DisconnectOutlined, FileSearchOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isMissing } from '@portico/browser/call-failure';
import { paths } from '../../lib/paths.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { Notice } from '../../parts/states/notice.tsx';
import { MessageFrame } from './message-frame.tsx';
import classes from './outbox-reader.module.css';
import { useOutboxMessage } from './use-outbox.ts';

/** One message with its way back; the way back shows only where the list does not. */
export function OutboxReader({ id }: { readonly id: string }) {
  const t = useTranslations('console.message');
  const { search } = useLocation();
  return (
    <div className={classes.reader}>
      <Link className={classes.back} to={{ pathname: paths.outbox, search }}>
        <ArrowLeftOutlined aria-hidden="true" />
        {t('back')}
      </Link>
      <Message id={id} />
    </div>
  );
}

function Message({ id }: { readonly id: string }) {
  const t = useTranslations('console');
  const failureText = useFailureText();
  const message = useOutboxMessage(id);
  if (message.isPending) {
    return (
      <div className={classes.loading} role="status" aria-label={t('loading')}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    );
  }
  if (message.data !== undefined) return <MessageFrame message={message.data} />;
  if (isMissing(message.error)) {
    return (
      <Notice
        icon={<FileSearchOutlined aria-hidden />}
        title={t('message.missingTitle')}
        text={t('message.missingText')}
        action={<Link to={paths.outbox}>{t('message.back')}</Link>}
      />
    );
  }
  return (
    <Notice
      urgent
      icon={<DisconnectOutlined aria-hidden />}
      title={t('message.failed')}
      text={failureText(message.error)}
      action={<Button onClick={() => void message.refetch()}>{t('retry')}</Button>}
    />
  );
}
