import { ArrowLeftOutlined, FileSearchOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { MessageFrame } from './message/message-frame.tsx';
import classes from './outbox-reader.module.css';
import { useOutboxMessage } from './use-outbox.ts';

/** One message with a back link, which shows only where the list does not. */
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
  const t = useTranslations('console.message');
  return (
    <QueryView
      query={useOutboxMessage(id)}
      loading={
        <div className={classes.loading}>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      }
      failed={t('failed')}
      missing={
        <Notice
          icon={<FileSearchOutlined aria-hidden />}
          title={t('missingTitle')}
          text={t('missingText')}
          action={<Link to={paths.outbox}>{t('back')}</Link>}
        />
      }
    >
      {(message) => <MessageFrame message={message} />}
    </QueryView>
  );
}
