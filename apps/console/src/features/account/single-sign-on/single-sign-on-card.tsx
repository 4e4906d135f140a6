import { BankOutlined } from '@ant-design/icons';
import { beginConnecting, disconnect, ownSingleSignOn } from '@portico/contract/single-sign-on';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { useWithProof } from '../../../parts/proof/proof.tsx';
import { FactorRow } from '../factors/factor-row.tsx';
import classes from '../factors/factors.module.css';

const query = queryOptions({
  queryKey: ['account', 'single-sign-on'],
  queryFn: ({ signal }) => call(ownSingleSignOn, {}, { signal }),
});

/** The organisations by which one can sign in; nothing where there are none. */
export function SingleSignOnCard({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useTranslations('console.singleSignOn.own');
  const language = useLanguage();
  const failureText = useFailureText();
  const confirm = useConfirm();
  const { connect, leave } = useConnecting();
  const { data, isError } = useQuery(query);
  const organisations = data?.organisations ?? [];
  if (organisations.length === 0 && !isError) return null;
  return (
    <section className={classes.card} aria-labelledby="single-sign-on-title">
      <header className={classes.head}>
        <h2 id="single-sign-on-title" className={classes.title}>
          {t('title')}
        </h2>
        <p className={classes.text}>{hasPassword ? t('text') : t('made')}</p>
        {isError && <Alert type="error" showIcon role="alert" title={t('failed')} />}
        {connect.isError && <Alert type="error" showIcon role="alert" title={failureText(connect.error)} />}
      </header>
      <ul className={classes.list}>
        {organisations.map(({ organisation, name: names, email }) => {
          const name = names[language];
          const ask = () =>
            confirm({
              title: t('disconnectTitle', { name }),
              effect: t('disconnectEffect'),
              label: t('disconnect'),
              run: () => leave.mutateAsync(organisation),
            });
          return (
            <FactorRow
              key={organisation}
              icon={<BankOutlined />}
              title={name}
              text={email === null ? t('notConnected') : t('connected', { email })}
              buttons={
                hasPassword &&
                (email === null ? (
                  <Button
                    aria-label={t('connectTo', { name })}
                    loading={connect.isPending}
                    onClick={() => connect.mutate(organisation)}
                  >
                    {t('connect')}
                  </Button>
                ) : (
                  <Button aria-label={t('disconnectFrom', { name })} onClick={ask}>
                    {t('disconnect')}
                  </Button>
                ))
              }
            />
          );
        })}
      </ul>
    </section>
  );
}

function useConnecting() {
  const client = useQueryClient();
  const withProof = useWithProof();
  return {
    connect: useMutation({
      mutationFn: (organisation: string) => withProof(() => call(beginConnecting, { organisation })),
      onSuccess: ({ url }) => location.assign(url),
    }),
    leave: useMutation({
      mutationFn: (organisation: string) => withProof(() => call(disconnect, { organisation })),
      onSettled: () => client.invalidateQueries(query),
    }),
  };
}
