import { confirmOwnMail } from '@portico/contract/own-account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { EntryFrame } from '../../../parts/frame/entry-frame.tsx';
import classes from '../../../parts/frame/entry.module.css';
import { FocusedMessage } from '../../../parts/states/focused-message.tsx';
import { isWholeToken } from './is-whole-token.ts';

/** Confirms a mail address by the link of a mail. By a button: programs that look at mails open links too. */
export function MailAddressPage() {
  const t = useTranslations('console.security.address');
  const entering = useTranslations('console.entering');
  const failureText = useFailureText();
  const client = useQueryClient();
  const token = useSearchParams()[0].get('token') ?? '';
  const confirming = useMutation({
    mutationFn: () => call(confirmOwnMail, { token }),
    onSuccess: () =>
      Promise.all([client.invalidateQueries({ queryKey: ['account'] }), client.invalidateQueries(sessionQuery)]),
  });
  const isWhole = isWholeToken(token);
  return (
    <EntryFrame title={t('confirmTitle')} lead={t('confirmLead')}>
      <div className={classes.form}>
        {!isWhole && <Alert type="error" showIcon role="alert" title={entering('broken')} />}
        {confirming.isError && <Alert type="error" showIcon role="alert" title={failureText(confirming.error)} />}
        {confirming.isSuccess ? (
          <FocusedMessage type="success" text={t('confirmed', confirming.data)} />
        ) : (
          <Button
            block
            type="primary"
            size="large"
            disabled={!isWhole}
            loading={confirming.isPending}
            onClick={() => confirming.mutate()}
          >
            {t('confirm')}
          </Button>
        )}
      </div>
      <p className={classes.forgotten}>
        <Link to={paths.account}>{t('toAccount')}</Link>
      </p>
    </EntryFrame>
  );
}
