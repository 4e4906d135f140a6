import type { ProjectSettings } from '@portico/contract/project-settings.schemas';
import { Checkbox, Form, Input, InputNumber, Radio, Select, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { LanguageTexts } from '../../parts/language-texts/language-texts.tsx';
import { ZonedMinuteInput } from '../../parts/moments/zoned-minute-input.tsx';
import { DaysInput } from './inputs/days-input.tsx';
import { LanguagesInput } from './inputs/languages-input.tsx';
import { QuestionsInput } from './inputs/questions-input.tsx';
import { RetentionPlan } from './retention-plan.tsx';
import { SettingItem } from './setting-item.tsx';
import classes from './settings.module.css';

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));

/** Every setting, by what it is about. */
export function SettingsSections({ loaded }: { readonly loaded: ProjectSettings['output'] }) {
  const t = useTranslations('console.settings');
  const language = useLanguage();
  const form = Form.useFormInstance();
  const zone = Form.useWatch('timeZone', form) ?? loaded.settings.timeZone;
  const languages = Form.useWatch('languages', form) ?? loaded.settings.languages;
  const choice = (value: Choice) => ({ value, label: t(`choices.${value}`) });
  const explained = (value: 'normal' | 'ssm') => (
    <Radio value={value} key={value}>
      {t(`choices.${value}`)}
      <span className={classes.choiceHelp}>{t(`choices.${value}Help`)}</span>
    </Radio>
  );
  return (
    <>
      <Section title={t('sections.portal')}>
        <SettingItem name="languages">
          <LanguagesInput />
        </SettingItem>
        <div className={classes.pair}>
          <SettingItem name="timeZone">
            <Select showSearch options={zones} />
          </SettingItem>
          <SettingItem name="serviceEndsAt">
            <ZonedMinuteInput zone={zone} />
          </SettingItem>
        </div>
      </Section>
      <Section title={t('sections.signIn')}>
        <SettingItem name="loginMethods">
          <Checkbox.Group className={classes.choices ?? ''}>
            {(['password', 'sms_code', 'mail_code', 'fast'] as const).map((method) => (
              <Checkbox key={method} value={method}>
                {t(`choices.${method}`)}
                {method === 'fast' && <span className={classes.choiceHelp}>{t('choices.fastHelp')}</span>}
              </Checkbox>
            ))}
          </Checkbox.Group>
        </SettingItem>
        <SettingItem name="registerMethods">
          <Checkbox.Group options={[choice('email'), choice('mobile')]} />
        </SettingItem>
        <SettingItem name="generatesCredentials" valuePropName="checked">
          <Switch />
        </SettingItem>
        <SettingItem name="registerFields" isComposite>
          <QuestionsInput languages={languages} />
        </SettingItem>
        <SettingItem name="userType">
          <Radio.Group className={classes.choices ?? ''}>{(['normal', 'ssm'] as const).map(explained)}</Radio.Group>
        </SettingItem>
      </Section>
      <Section title={t('sections.preview')}>
        <div className={classes.pair}>
          <SettingItem name="previewLayout">
            <Radio.Group options={[choice('vert'), choice('horz')]} />
          </SettingItem>
          <SettingItem name="previewDisplay">
            <Radio.Group options={[choice('column'), choice('row')]} />
          </SettingItem>
        </div>
        <SettingItem name="previewName">
          <Input maxLength={200} />
        </SettingItem>
        <SettingItem name="reviewersSeeSensitive" valuePropName="checked">
          <Switch />
        </SettingItem>
      </Section>
      <Section title={t('sections.files')}>
        <div className={classes.pair}>
          <SettingItem name="filesPerPersonMb">
            <InputNumber min={1} max={100_000} precision={0} />
          </SettingItem>
          <SettingItem name="filesInAllMb" used={loaded.usedMb}>
            <InputNumber min={1} max={100_000_000} precision={0} />
          </SettingItem>
        </div>
      </Section>
      <Section title={t('sections.letters')}>
        <SettingItem name="letterWaiver">
          <Radio.Group options={[choice('never'), choice('unlessWaived'), choice('always')]} />
        </SettingItem>
        <SettingItem name="reminderDays">
          <DaysInput />
        </SettingItem>
        <SettingItem name="lettersShow">
          <Select
            mode="multiple"
            optionFilterProp="label"
            options={loaded.showable.map(({ key, label }) => ({ value: key, label: label[language] || key }))}
          />
        </SettingItem>
      </Section>
      <Section title={t('sections.after')}>
        <div className={classes.pair}>
          <SettingItem name="allowsRevoking" valuePropName="checked">
            <Switch />
          </SettingItem>
          <SettingItem name="allowsReapplying" valuePropName="checked">
            <Switch />
          </SettingItem>
        </div>
      </Section>
      <Section title={t('sections.mail')}>
        <SettingItem name="mailName">
          <LanguageTexts label={t('fields.mailName.label')} languages={languages} maxLength={200} isRequired={false} />
        </SettingItem>
        <SettingItem name="mailReplyTo">
          <Input type="email" maxLength={254} />
        </SettingItem>
        <SettingItem name="answerDays">
          <InputNumber min={1} max={60} precision={0} />
        </SettingItem>
        <SettingItem name="embeddedOrigins">
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',']} />
        </SettingItem>
      </Section>
      <Section title={t('sections.retention')}>
        <div className={classes.pair}>
          <SettingItem name="keepDraftsMonths">
            <InputNumber min={1} max={240} precision={0} />
          </SettingItem>
          <SettingItem name="keepApplicationsMonths">
            <InputNumber min={1} max={240} precision={0} />
          </SettingItem>
        </div>
        <RetentionPlan revision={loaded.revision} />
      </Section>
    </>
  );
}

type Choice = 'email' | 'mobile' | 'vert' | 'horz' | 'column' | 'row' | 'never' | 'unlessWaived' | 'always';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
