import { DisconnectOutlined, FileSearchOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isMissing } from '@portico/browser/call-failure';
import { paths } from '../../lib/paths.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { Notice } from '../../parts/states/notice.tsx';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { ApplicationHead } from './application-head.tsx';
import classes from './application-page.module.css';
import { ApplicationSheet } from './application-sheet.tsx';
import { BackToList } from './back-to-list.tsx';
import { useApplication } from './use-application.ts';

/** One application to read, with what its reader's role may do about it. */
export function ApplicationPage() {
  const { id = '' } = useParams();
  return (
    <div className={classes.page}>
      <BackToList />
      <Application key={id} id={id} />
    </div>
  );
}

function Application({ id }: { readonly id: string }) {
  const t = useTranslations('console');
  const failureText = useFailureText();
  const application = useApplication(id);
  if (application.isPending) {
    return (
      <div className={classes.loading} role="status" aria-label={t('loading')}>
        <Skeleton active paragraph={{ rows: 12 }} />
      </div>
    );
  }
  if (application.data !== undefined) {
    const { wire, content } = application.data;
    return (
      <>
        <PageTitle>{t('application.heading', { name: wire.name || t('applications.nameless') })}</PageTitle>
        <ApplicationHead application={wire} />
        <ApplicationSheet content={content} options={wire.options} />
      </>
    );
  }
  if (isMissing(application.error)) {
    return (
      <Notice
        level="h1"
        icon={<FileSearchOutlined aria-hidden />}
        title={t('application.missingTitle')}
        text={t('application.missingText')}
        action={<Link to={paths.applications}>{t('application.back')}</Link>}
      />
    );
  }
  return (
    <Notice
      urgent
      level="h1"
      icon={<DisconnectOutlined aria-hidden />}
      title={t('application.failed')}
      text={failureText(application.error)}
      action={<Button onClick={() => void application.refetch()}>{t('retry')}</Button>}
    />
  );
}
