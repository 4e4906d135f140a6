import { chooseMails, mailChoices } from '@portico/contract/mail-choices';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Checkbox } from '@portico/ui/checkbox';
import { Notice } from '@portico/ui/notice';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import styles from './account.module.css';

const choicesQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => call(mailChoices, {}, { signal }),
});

/** What the person is told by mail; nothing to choose for whoever has no address that is proved. */
export function MailsCard() {
  const t = useTranslations();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { data: choices, isError, refetch } = useQuery(choicesQuery);
  const choosing = useMutation({
    networkMode: 'always',
    mutationFn: (answers: boolean) => call(chooseMails, { answers: answers ? '1' : '0' }),
    onSuccess: (_done, answers) =>
      client.setQueryData(choicesQuery.queryKey, (known) => known && { ...known, answers }),
  });
  if (!isError && (choices === undefined || choices.address === '')) return null;
  return (
    <Card title={t('accounts.account.mails.title')}>
      {choices === undefined ? (
        <Notice kind="error">
          {t('accounts.account.mails.failed')}{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            {t('portal.retry')}
          </Button>
        </Notice>
      ) : (
        <>
          <Checkbox
            label={t('accounts.account.mails.answers')}
            checked={choosing.isPending ? choosing.variables : choices.answers}
            disabled={choosing.isPending}
            onChange={({ target }) => choosing.mutate(target.checked)}
          />
          <p className={styles.hint}>{t('accounts.account.mails.to', { address: choices.address })}</p>
          {choosing.isError ? <Notice kind="error">{failureText(choosing.error)}</Notice> : null}
          <p className={styles.hint} role="status">
            {choosing.isSuccess ? t('accounts.account.mails.saved') : ''}
          </p>
        </>
      )}
    </Card>
  );
}
