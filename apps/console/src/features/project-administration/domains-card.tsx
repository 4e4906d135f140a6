import type { ProjectDomain } from '@portico/contract/project-domains.schemas';
import { Button, Form, Input, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../../parts/confirm/confirm.tsx';
import { DomainProof } from '../../parts/domain-proof/domain-proof.tsx';
import { DrawerForm } from '../../parts/drawer-form/drawer-form.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { Card } from '../../parts/frame/card.tsx';
import classes from './administration-page.module.css';
import { useDomains } from './use-domains.ts';

/** Names of the institution's own that lead to the portal, once the DNS proves whose they are. */
export function DomainsCard() {
  const t = useTranslations('console.projectAdministration.domains');
  const [isOpen, setIsOpen] = useState(false);
  const { domains, add } = useDomains();
  return (
    <Card title={t('title')}>
      <p>{t('text')}</p>
      <QueryView
        query={domains}
        failed={t('failed')}
        missing={null}
        loading={<Skeleton active title={false} paragraph={{ rows: 1 }} />}
      >
        {({ list }) => (
          <ul className={classes.domains}>
            {list.map((domain) => (
              <Domain key={domain.host} domain={domain} />
            ))}
          </ul>
        )}
      </QueryView>
      <div className={classes.buttons}>
        <Button onClick={() => setIsOpen(true)}>{t('add')}</Button>
      </div>
      <DrawerForm
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('add')}
        submitLabel={t('add')}
        initialValues={{ host: '' }}
        onSubmit={({ host }) => add(host)}
      >
        <Form.Item
          name="host"
          label={t('host')}
          extra={t('hostHint')}
          rules={[{ required: true, message: t('missing') }]}
        >
          <Input
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            maxLength={253}
            placeholder="apply.example.edu"
          />
        </Form.Item>
      </DrawerForm>
    </Card>
  );
}

function Domain({ domain }: { readonly domain: ProjectDomain }) {
  const t = useTranslations('console.projectAdministration.domains');
  const confirm = useConfirm();
  const { remove, prove } = useDomains();
  const { host, url, proved_at } = domain;
  const isProved = proved_at !== null;
  const ask = () =>
    confirm({
      title: t('removeTitle', { host }),
      effect: t(isProved ? 'removeProved' : 'removeClaim', { host }),
      label: t('removeLabel'),
      isDestructive: isProved,
      run: () => remove(host),
    });
  return (
    <li className={classes.domain}>
      <div className={classes.line}>
        <p className={classes.address}>{isProved ? <a href={url}>{host}</a> : host}</p>
        <Tag>{t(isProved ? 'proved' : 'waiting')}</Tag>
        <Button size="small" aria-label={t('removeOf', { host })} onClick={ask}>
          {t('remove')}
        </Button>
      </div>
      {!isProved && <DomainProof name={host} domain={domain} about={t('proof')} prove={() => prove(host)} />}
    </li>
  );
}
