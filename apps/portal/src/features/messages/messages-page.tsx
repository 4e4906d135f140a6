import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useTranslations } from 'use-intl';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { staffTab } from '../../lib/session/staff-tab.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { Composer } from './composer.tsx';
import { MessageItem } from './message-item.tsx';
import styles from './messages.module.css';
import { useConversation } from './use-conversation.ts';

/** The conversation with the admissions office: the newest message stands above the place where one writes. */
export function MessagesPage({ title, language }: Pick<ScreenProps, 'title' | 'language'>) {
  const t = useTranslations('conversation');
  const conversation = useConversation();
  const { answerDays } = conversation;
  return (
    <div className={styles.page}>
      <PageHeading
        title={title}
        lead={answerDays === 0 ? t('lead') : `${t('lead')} ${t('promise', { days: answerDays })}`}
      />
      <Shown {...conversation} language={language} />
      <Card title={t('write')}>
        {staffTab() === null ? (
          <Composer onSent={(message) => void conversation.add(message)} />
        ) : (
          <p className={styles.hint}>{t('asStaff')}</p>
        )}
      </Card>
    </div>
  );
}

type ShownProps = Pick<ReturnType<typeof useConversation>, 'shown' | 'newest' | 'earlier'> & {
  readonly language: Language;
};

function Shown({ shown, newest, earlier, language }: ShownProps) {
  const t = useTranslations('conversation');
  if (shown === null)
    return (
      <Card>
        {newest.error === null ? (
          <Skeleton lines={8} label={t('loading')} />
        ) : (
          <Failed error={newest.error} isBusy={newest.isFetching} onRetry={() => void newest.refetch()} />
        )}
      </Card>
    );
  if (shown.list.length === 0)
    return (
      <Card>
        <EmptyState title={t('empty')} text={t('emptyText')} />
      </Card>
    );
  const oldestFirst = [...shown.list];
  oldestFirst.reverse();
  return (
    <section aria-label={t('list')} className={styles.stack}>
      {earlier.error === null ? null : (
        <Failed error={earlier.error} isBusy={earlier.isPending} onRetry={() => earlier.mutate(shown.next)} />
      )}
      {shown.next === '' || earlier.error !== null ? null : (
        <div className={styles.earlier}>
          <Button kind="secondary" busy={earlier.isPending} onClick={() => earlier.mutate(shown.next)}>
            {t('earlier')}
          </Button>
        </div>
      )}
      <ol ref={showLast} className={styles.list}>
        {oldestFirst.map((message) => (
          <MessageItem key={message.id} message={message} language={language} />
        ))}
      </ol>
    </section>
  );
}

/** A long conversation opens where it ends. */
function showLast(list: HTMLOListElement | null): void {
  list?.lastElementChild?.scrollIntoView({ block: 'nearest' });
}

interface FailedProps {
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function Failed({ error, isBusy, onRetry }: FailedProps) {
  const t = useTranslations('conversation');
  const failureText = useFailureText();
  return (
    <div className={styles.stack}>
      <Notice kind="error" title={t('failed')}>
        {failureText(error)}
      </Notice>
      <div>
        <Button kind="secondary" busy={isBusy} onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}
