import { needsReason } from '@portico/browser/call-failure';
import { isState } from '@portico/form-engine/states/application-states';
import { FileSearchOutlined } from '@ant-design/icons';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { Skeleton } from 'antd';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../../lib/session.ts';
import { Notice } from '../../parts/states/notice.tsx';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { ApplicationHead } from './application-head.tsx';
import classes from './application-page.module.css';
import { ApplicationSheet } from './application-sheet.tsx';
import { BackToList } from './back-to-list.tsx';
import { DraftReason } from './draft/draft-reason.tsx';
import { FlowCard } from './flow/flow-card.tsx';
import { useApplication } from './use-application.ts';

/** One application to read, with the actions that the reader's role allows. */
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
  const application = useApplication(id);
  const mayEdit = useMay()('applications.edit');
  if (application.data === undefined && needsReason(application.error)) {
    return <DraftReason application={id} onOpened={application.refetch} />;
  }
  return (
    <QueryView
      query={application}
      level="h1"
      loading={
        <div className={classes.loading}>
          <h1>
            <VisuallyHidden>{t('application.headingWhileLoading')}</VisuallyHidden>
          </h1>
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        </div>
      }
      failed={t('application.failed')}
      missing={
        <Notice
          level="h1"
          icon={<FileSearchOutlined aria-hidden />}
          title={t('application.missingTitle')}
          text={t('application.missingText')}
          action={<Link to={paths.applications}>{t('application.back')}</Link>}
        />
      }
    >
      {({ wire, content }) => (
        <>
          <PageTitle>{t('application.heading', { name: wire.name || t('applications.nameless') })}</PageTitle>
          <ApplicationHead application={wire} />
          {mayEdit && wire.may.edit && isState('forStaff', wire.application_state) && (
            <FlowCard application={wire.application} content={content} />
          )}
          <ApplicationSheet content={content} options={wire.options} />
        </>
      )}
    </QueryView>
  );
}
