import { useQuery } from '@tanstack/react-query';
import { Alert, Input, Radio, Spin, Tag } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import type { Calendar } from '../use-calendar.ts';
import classes from './extensions.module.css';
import { applicantsQuery } from './use-extensions.ts';

interface ApplicantInputProps {
  readonly project: string;
  readonly batch: string;
  readonly word: Calendar['word'];
  /** `id`, `value` and `onChange` come from the `Form.Item` around it. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (applicant: string | undefined) => void;
}

/** Finds people by a name, an address or a number that was sent, and lets one of them be chosen. */
export function ApplicantInput({ project, batch, word, id, value, onChange }: ApplicantInputProps) {
  const t = useTranslations('console.calendar');
  const failureText = useFailureText();
  const [wanted, setWanted] = useState('');
  const { data, error, isFetching } = useQuery(applicantsQuery({ project, batch }, wanted));
  const search = (text: string) => {
    if (value !== undefined) onChange?.(undefined);
    setWanted(text.trim());
  };
  return (
    <div className={classes.finder}>
      <Input.Search
        id={id}
        enterButton={t('extensions.find')}
        placeholder={t('extensions.findHint')}
        maxLength={100}
        loading={isFetching}
        onSearch={search}
        onPressEnter={(event) => event.preventDefault()}
      />
      <div aria-live="polite">
        {isFetching && <Spin size="small" />}
        {error !== null && <Alert type="error" showIcon title={failureText(error)} />}
        {data?.list.length === 0 && <p className={classes.none}>{t('extensions.foundNobody')}</p>}
        {data !== undefined && data.list.length > 0 && (
          <Radio.Group
            className={classes.found ?? ''}
            aria-label={t('extensions.person')}
            value={value}
            onChange={({ target }) => onChange?.(String(target.value))}
            options={data.list.map(({ applicant, name, contact, number, standing }) => ({
              value: applicant,
              label: (
                <span className={classes.person}>
                  <span>{name}</span>
                  <span className={classes.quiet}>{[contact, number].filter((text) => text !== '').join(' · ')}</span>
                  <Tag>{t(`extensions.standing.${standing}`, { word: t(`words.${word}`) })}</Tag>
                </span>
              ),
            }))}
          />
        )}
      </div>
    </div>
  );
}
