import type { ProveDomain } from '@portico/contract/project-domains.schemas';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Typography } from 'antd';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import classes from './domain-proof.module.css';

type Found = Pick<ProveDomain['output'], 'proved_at' | 'found'>;

interface DomainProofProps {
  readonly name: string;
  readonly domain: Pick<ProveDomain['output'], 'record' | 'value' | 'needs_record'>;
  /** What the record is for. */
  readonly about: string;
  readonly prove: () => Promise<Found>;
}

/** The record to enter at the DNS, and looking for it. A name that only this machine can have needs none. */
export function DomainProof({ name, domain, about, prove }: DomainProofProps) {
  const t = useTranslations('console.domainProof');
  const failureText = useFailureText();
  const check = useMutation({ mutationFn: prove });
  const found = check.data?.proved_at === null ? check.data.found : undefined;
  const { record, value, needs_record: needsRecord } = domain;
  return (
    <div className={classes.proof}>
      <p>{needsRecord ? about : t('ownMachine')}</p>
      {needsRecord && (
        <dl className={classes.record}>
          <dt>{t('name')}</dt>
          <dd>
            <Typography.Text code copyable>
              {record}
            </Typography.Text>
          </dd>
          <dt>{t('value')}</dt>
          <dd>
            <Typography.Text code copyable>
              {value}
            </Typography.Text>
          </dd>
        </dl>
      )}
      <div>
        <Button
          loading={check.isPending}
          aria-label={t(needsRecord ? 'checkOf' : 'useOf', { name })}
          onClick={() => check.mutate()}
        >
          {t(needsRecord ? 'check' : 'use')}
        </Button>
      </div>
      {found !== undefined && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={found.length === 0 ? t('notFound') : t('foundOther', { found: found.join(', ') })}
        />
      )}
      {check.isError && <Alert type="error" showIcon role="alert" title={failureText(check.error)} />}
    </div>
  );
}
