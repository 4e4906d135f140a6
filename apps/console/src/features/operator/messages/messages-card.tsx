import { formatMoment } from '@portico/browser/moment';
import type { SendTestMessage } from '@portico/contract/operator.schemas';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { useMay } from '../../../lib/session.ts';
import { FactCard } from '../state/fact-card.tsx';
import type { OperationState } from '../use-operation.ts';
import classes from './messages.module.css';
import { TestMessage } from './test-message.tsx';
import { useTestMessage } from './use-test-message.ts';

/** Where mail and SMS go, what waits, and a message to try it. */
export function MessagesCard({ state }: { readonly state: OperationState }) {
  const t = useTranslations('console.operator.messages');
  const mayAct = useMay()('operator.act');
  const [isTesting, setIsTesting] = useState(false);
  const { mutateAsync, data: sent, variables } = useTestMessage();
  const { mail, sms, most_counted: most } = state;
  const isPartly = Math.max(mail.queued + sms.queued, mail.failed + sms.failed) >= most;
  const driver = variables?.channel === 'sms' ? sms.driver : mail.driver;
  return (
    <FactCard
      title={t('title')}
      facts={[
        [t('mail'), <ChannelState key="mail" channel={mail} />],
        [t('sms'), <ChannelState key="sms" channel={sms} />],
      ]}
    >
      {isPartly && <p className={classes.about}>{t('partly', { most })}</p>}
      {mayAct && (
        <div className={classes.test}>
          <Button onClick={() => setIsTesting(true)}>{t('test')}</Button>
          <div role="status">{sent !== undefined && <Sent sent={sent} isKept={driver === 'outbox'} />}</div>
          <TestMessage
            ownMail={state.own_mail}
            isOpen={isTesting}
            onClose={() => setIsTesting(false)}
            onSubmit={mutateAsync}
          />
        </div>
      )}
    </FactCard>
  );
}

interface SentProps {
  readonly sent: SendTestMessage['output'];
  /** Nothing leaves the machine. */
  readonly isKept: boolean;
}

function Sent({ sent: { recipient, is_accepted: isAccepted, problem }, isKept }: SentProps) {
  const t = useTranslations('console.operator.messages');
  if (!isAccepted) return <Alert type="error" showIcon title={t('refused', { recipient, problem: problem ?? '' })} />;
  return <Alert type={isKept ? 'info' : 'success'} showIcon title={t(isKept ? 'kept' : 'accepted', { recipient })} />;
}

function ChannelState({ channel }: { readonly channel: OperationState['mail'] }) {
  const t = useTranslations('console.operator.messages');
  const language = useLanguage();
  const zone = useOwnZone();
  const { driver, server, queued, failed, last_sent: last } = channel;
  return (
    <div className={classes.channel}>
      <span>{t(`drivers.${driver}`, { server: server ?? '' })}</span>
      <span className={classes.about}>
        {last === null ? t('neverSent') : t('lastSent', { time: formatMoment(last, language, zone, 'column') })}
      </span>
      <span className={classes.about}>
        {t('queued', { count: queued })} · {t('failedCount', { count: failed })}
      </span>
    </div>
  );
}
