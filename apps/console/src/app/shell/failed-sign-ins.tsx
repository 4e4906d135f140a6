import { formatMoment } from '@portico/browser/moment';
import { failedSignIns, seenFailedSignIns } from '@portico/contract/staff';
import type { FailedSignIns as FailedSignInsSchema } from '@portico/contract/staff.schemas';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { useMay } from '../../lib/session.ts';

const everyMs = 300_000;

const failuresQuery = queryOptions({
  queryKey: ['failed sign-ins'],
  // A background call: if the session has ended, the next call that the person makes will say so, since they may be
  // typing.
  queryFn: ({ signal, client, queryKey }) =>
    call(failedSignIns, {}, { signal }).catch(
      () => client.getQueryData<FailedSignInsSchema['output']>(queryKey) ?? { spray: null },
    ),
  refetchInterval: everyMs,
});

/** Tells the owner on every page that somebody may be guessing passwords, until they dismiss it. */
export function FailedSignIns() {
  const t = useTranslations('console.failedSignIns');
  const language = useLanguage();
  const zone = useOwnZone();
  const client = useQueryClient();
  const { data } = useQuery({ ...failuresQuery, enabled: useMay()('failures.read') });
  const markSeen = useMutation({
    mutationFn: (until: number) => call(seenFailedSignIns, { until }),
    onSuccess: () => client.invalidateQueries({ queryKey: failuresQuery.queryKey }),
  });
  const spray = data?.spray;
  if (spray === undefined || spray === null) return null;
  const { failures, accounts, addresses } = spray;
  const first = formatMoment(spray.first_at, language, zone, 'short');
  const last = formatMoment(spray.last_at, language, zone, 'short');
  return (
    <Alert
      banner
      type="warning"
      role="status"
      title={t('title')}
      description={
        <Flex vertical align="start" gap={12}>
          {t('text', { failures, accounts, addresses, first, last })}
          <Button loading={markSeen.isPending} onClick={() => markSeen.mutate(spray.last_at)}>
            {t('seen')}
          </Button>
        </Flex>
      }
    />
  );
}
