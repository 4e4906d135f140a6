import { ArrowLeftOutlined, MessageOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useProject } from '../../lib/project.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { AnswerForm } from './answer-form.tsx';
import classes from './messages.module.css';
import { ThreadHead } from './thread-head.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { type Thread, threadQuery, useNews, useThreadChanges } from './use-inbox.ts';

/** One conversation, and the place to answer. */
export function ThreadPage() {
  const t = useTranslations('console.inbox');
  const { id: project, slug } = useProject();
  const { applicant = '' } = useParams();
  const query = useQuery(threadQuery(project, applicant));
  useNews();
  return (
    <div className={classes.page}>
      <nav>
        <Link to={paths.inbox(slug)}>
          <ArrowLeftOutlined aria-hidden /> {t('back')}
        </Link>
      </nav>
      <QueryView
        query={query}
        failed={t('thread.failed')}
        loading={<Skeleton active title={false} paragraph={{ rows: 10 }} />}
        missing={
          <Notice
            icon={<MessageOutlined aria-hidden />}
            title={t('thread.missingTitle')}
            text={t('thread.missingText')}
          />
        }
      >
        {(thread) => <Conversation key={applicant} applicant={applicant} thread={thread} />}
      </QueryView>
    </div>
  );
}

function Conversation({ applicant, thread }: { readonly applicant: string; readonly thread: Thread }) {
  const t = useTranslations('console.inbox');
  const { may } = useProject();
  const [done, setDone] = useState('');
  const { writing } = thread;
  useMark(applicant, thread);
  return (
    <>
      <PageTitle>{t('thread.title', { name: thread.applicant.name || t('nameless') })}</PageTitle>
      <ThreadHead applicant={applicant} thread={thread} onDone={setDone} />
      <ThreadMessages applicant={applicant} thread={thread} />
      {done !== '' && <Alert type="success" showIcon role="status" title={done} />}
      {writing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t('thread.writing', { count: writing.length, names: writing.join(', ') })}
        />
      )}
      {may('messages.answer') && <AnswerForm applicant={applicant} thread={thread} onDone={setDone} />}
    </>
  );
}

/** Whoever has it before them has read it; the applicant is told so. */
function useMark(applicant: string, { list }: Thread): void {
  const { may } = useProject();
  const { mark } = useThreadChanges(applicant);
  const isMarked = may('messages.answer');
  const unread = list.find(({ author, readAt }) => author === 'applicant' && readAt === null)?.id;
  useEffect(() => {
    if (!isMarked || unread === undefined || document.visibilityState !== 'visible') return;
    // It is marked the next time if this fails.
    mark(unread).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each newest message
  }, [unread, isMarked]);
}
