import type { ChangeSingleSignOn } from '@portico/contract/single-sign-on.schemas';
import { Button, Form, Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import classes from '../sign-in-rules.module.css';
import { type OrganisationSso, useChangingSingleSignOn } from './use-single-sign-on.ts';

interface SingleSignOnDrawerProps {
  readonly isOpen: boolean;
  readonly organisation: OrganisationSso;
  readonly redirectUri: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

type Values = Pick<ChangeSingleSignOn['input'], 'is_on' | 'issuer' | 'client_id' | 'domains'> & {
  readonly client_secret: string;
  readonly default_role: NonNullable<ChangeSingleSignOn['input']['default_role']> | 'none';
};

/** The provider of an organisation, and whom it lets in. */
export function SingleSignOnDrawer({ organisation: sso, redirectUri, onSaved, ...drawer }: SingleSignOnDrawerProps) {
  const t = useTranslations('console.singleSignOn.settings');
  const roleName = useTranslations('console.roles');
  const language = useLanguage();
  const changing = useChangingSingleSignOn();
  const submit = async ({ client_secret, default_role, domains, ...values }: Values) => {
    await changing.mutateAsync({
      ...values,
      organisation: sso.organisation,
      revision: sso.revision,
      domains: domains.map((domain) => domain.trim().toLowerCase()),
      client_secret: client_secret.trim() === '' ? null : client_secret,
      default_role: default_role === 'none' ? null : default_role,
    });
    onSaved();
  };
  const neededWhenOn = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    required: getFieldValue('is_on') === true,
    message: t('missing'),
  });
  return (
    <DrawerForm<Values>
      {...drawer}
      title={t('drawer', { name: sso.name[language] })}
      submitLabel={t('save')}
      initialValues={{
        is_on: sso.is_on,
        issuer: sso.issuer,
        client_id: sso.client_id,
        client_secret: '',
        domains: sso.domains.map(({ domain }) => domain),
        default_role: sso.default_role ?? 'none',
      }}
      onSubmit={submit}
    >
      <Form.Item label={t('redirect')} extra={t('redirectAbout')}>
        <RedirectUri address={redirectUri} />
      </Form.Item>
      <Form.Item
        name="issuer"
        label={t('issuer')}
        extra={t('issuerAbout')}
        dependencies={['is_on']}
        rules={[neededWhenOn, { pattern: /^\s*https?:\/\/\S+\s*$/, message: t('issuerMissing') }]}
        validateTrigger="onBlur"
      >
        <Input inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={500} />
      </Form.Item>
      <Form.Item
        name="client_id"
        label={t('clientId')}
        dependencies={['is_on']}
        rules={[neededWhenOn]}
        validateTrigger="onBlur"
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={500} />
      </Form.Item>
      <Form.Item
        name="client_secret"
        label={t('clientSecret')}
        extra={sso.has_secret ? t('secretKept') : t('secretAbout')}
        dependencies={['is_on']}
        rules={sso.has_secret ? [] : [neededWhenOn]}
        validateTrigger="onBlur"
      >
        <Input type="password" autoComplete="new-password" maxLength={1000} />
      </Form.Item>
      <Form.Item
        name="domains"
        label={t('domains')}
        extra={t('domainsAbout')}
        dependencies={['is_on']}
        rules={[
          neededWhenOn,
          { type: 'array', defaultField: { type: 'string', pattern: domain, message: t('domainWrong') } },
        ]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ';', ' ']} maxCount={20} />
      </Form.Item>
      <Form.Item name="default_role" label={t('role')} extra={t('roleAbout')}>
        <Select
          options={[
            { value: 'none', label: t('noRole') },
            ...sso.roles.map((role) => ({ value: role, label: roleName(role) })),
          ]}
        />
      </Form.Item>
      <Form.Item name="is_on" label={t('isOn')} extra={t('offEffect')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </DrawerForm>
  );
}

const domain = /^\s*[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+\s*$/i;

function RedirectUri({ address }: { readonly address: string }) {
  const t = useTranslations('console.singleSignOn.settings');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div className={classes.copied}>
      <code>{address}</code>
      <Button size="small" onClick={() => void copy()}>
        {isCopied ? t('copied') : t('copy')}
      </Button>
    </div>
  );
}
