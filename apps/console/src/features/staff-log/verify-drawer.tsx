import { formatMoment } from '@portico/browser/moment';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { Notice } from '../../parts/states/notice.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useActionText } from './action-words.ts';
import classes from './staff-log.module.css';
import { type Chain, useChains, useVerifying, type Verified } from './use-staff-log.ts';

interface VerifyDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The chains in reach, each with its last hash and a button that verifies it. */
export function VerifyDrawer({ isOpen, onClose }: VerifyDrawerProps) {
  const t = useTranslations('console.staffLog');
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size={560}
      title={t('verifyTitle')}
      closable={{ 'aria-label': t('close'), placement: 'end' }}
      destroyOnHidden
    >
      <p className={classes.lead}>{t('verifyLead')}</p>
      <Chains />
    </Drawer>
  );
}

function Chains() {
  const t = useTranslations('console.staffLog');
  const none = (
    <Notice icon={<SafetyCertificateOutlined aria-hidden />} title={t('verifyTitle')} text={t('noChains')} />
  );
  return (
    <QueryView
      query={useChains()}
      loading={<Skeleton active title={false} />}
      missing={none}
      failed={t('chainsFailed')}
    >
      {(chains) => (chains.length === 0 ? none : chains.map((chain) => <ChainCard key={chain.org} chain={chain} />))}
    </QueryView>
  );
}

function ChainCard({ chain }: { readonly chain: Chain }) {
  const t = useTranslations('console.staffLog');
  const language = useLanguage();
  const failureText = useFailureText();
  const { mutate, isPending, data, error, checked } = useVerifying(chain.org);
  const name = chain.name?.[language] ?? t('installation');
  const { length, head } = data ?? chain;
  return (
    <section className={classes.chain} aria-label={name}>
      <h2 className={classes.chainName}>{name}</h2>
      <p className={classes.about}>{t('chainLines', { count: length })}</p>
      <p className={classes.about}>
        {t('lastHash')}: <code className={classes.hash}>{head}</code>
      </p>
      <Button loading={isPending} onClick={() => mutate()}>
        {t('verify')}
      </Button>
      <div role="status">
        {isPending && checked > 0 && t('verifying', { checked, length })}
        {data !== undefined && !isPending && <Result verified={data} />}
      </div>
      {error !== null && (
        <Alert type="error" showIcon role="alert" title={t('verifyFailed')} description={failureText(error)} />
      )}
    </section>
  );
}

function Result({ verified: { broken, length } }: { readonly verified: Verified }) {
  const t = useTranslations('console.staffLog');
  const language = useLanguage();
  const zone = useOwnZone();
  const textOf = useActionText();
  if (broken === null) return <Alert type="success" showIcon title={t('sound', { count: length })} />;
  const { seq, kind, line } = broken;
  return (
    <Alert
      type="error"
      showIcon
      title={t('broken', { seq })}
      description={
        <>
          <p>{t(`breaks.${kind}`)}</p>
          {line !== null && (
            <p>
              {t('brokenLine', {
                at: formatMoment(Date.parse(line.at) / 1000, language, zone),
                action: textOf(line.action),
              })}
            </p>
          )}
        </>
      }
    />
  );
}
