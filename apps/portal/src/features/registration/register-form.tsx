import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Checkbox } from '@portico/ui/checkbox';
import { Notice } from '@portico/ui/notice';
import { TextField } from '@portico/ui/text-field';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { AddressField } from '../../parts/address/address-field.tsx';
import { AddressCode } from '../../parts/code-input/address-code.tsx';
import { FormFailure } from '../../parts/form/form-failure.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { MethodChoice } from '../../parts/form/method-choice.tsx';
import { HumanProofField } from '../../parts/human-proof/human-proof-field.tsx';
import { NewPasswordFields } from '../../parts/new-password/new-password-fields.tsx';
import { fieldKey, ProjectFields } from './project-fields.tsx';
import { channels, type Registered, type RegisterForm as RegisterSettings } from './registration.ts';
import { useRegistration } from './use-registration.ts';

interface RegisterFormProps {
  readonly settings: RegisterSettings;
  readonly language: Language;
  readonly onRegistered: (registered: Registered, email: string) => void;
}

/** Name, address, the project's questions, password, and the statement. */
export function RegisterForm({ settings, language, onRegistered }: RegisterFormProps) {
  const t = useTranslations('accounts');
  const { form, busy, problems, failure, clear, refuse, submit, ...typed } = useRegistration(settings, onRegistered);
  const { draft, write, fields, writeFields, password, setPassword, agreed, setAgreed, method, byMail, proof } = typed;
  const channel = channels[method];
  return (
    <form
      ref={form}
      className={layout.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <MethodChoice
        legend={t('register.methods')}
        methods={settings.methods.map((value) => ({ value, label: t(value === 'mobile' ? 'byMobile' : 'byEmail') }))}
        value={method}
        onChange={(chosen) => {
          write({ method: chosen });
          clear('address');
        }}
      />
      <FormFailure text={failure?.text ?? null} title={t('register.failed')} />
      <TextField
        label={t('name')}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={draft.name}
        onChange={(event) => {
          write({ name: event.target.value });
          clear('name');
        }}
        error={problems['name']}
        required
      />
      <AddressField
        channel={channel}
        value={draft}
        onChange={(changes) => {
          write(changes);
          clear('address');
        }}
        error={problems['address']}
      />
      {byMail ? null : (
        <AddressCode
          channel="sms"
          address={draft}
          purpose="register"
          value={draft.code}
          onChange={(code) => {
            write({ code });
            clear('code');
          }}
          error={problems['code']}
          onAddressProblem={(address) => refuse({ address })}
        />
      )}
      <ProjectFields
        fields={settings.fields}
        language={language}
        values={fields}
        onChange={(changes) => {
          writeFields(changes);
          Object.keys(changes).forEach((field) => clear(fieldKey(field)));
        }}
        problems={problems}
      />
      {settings.generated ? (
        <Notice>{t('register.generated')}</Notice>
      ) : (
        <NewPasswordFields
          value={password}
          onChange={(value, typed) => {
            setPassword(value);
            clear(typed);
          }}
          problems={{ password: problems['password'], again: problems['again'] }}
        />
      )}
      {byMail ? <HumanProofField proof={proof} /> : null}
      <Checkbox
        label={
          <>
            {t('register.agree')}{' '}
            <a href={hrefTo('/statement')} target="_blank" rel="noreferrer">
              {t('register.statement')} {t('register.newWindow')}
            </a>
          </>
        }
        checked={agreed}
        onChange={(event) => {
          setAgreed(event.target.checked);
          clear('agreed');
        }}
        error={problems['agreed']}
        required
      />
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
