import type { BatchProblem } from '@portico/contract/batch-problems';
import type { BatchValues } from '@portico/contract/calendar.schemas';
import type { Language } from '@portico/form-engine/language';
import { Form, Input, InputNumber, Select } from 'antd';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { LanguageTexts } from '../../parts/language-texts/language-texts.tsx';
import { ZonedMinuteInput } from '../../parts/moments/zoned-minute-input.tsx';
import classes from './calendar.module.css';
import { DocumentsInput } from './inputs/documents-input.tsx';
import { PlacesInput } from './inputs/places-input.tsx';
import { TableInput } from './inputs/table-input.tsx';
import type { Calendar } from './use-calendar.ts';

interface BatchFieldsProps {
  readonly calendar: Calendar;
  readonly languages: readonly Language[];
  readonly problemsOf: (values: BatchValues) => readonly BatchProblem[];
  readonly isNumbered: boolean;
}

export function BatchFields({ calendar, languages, problemsOf, isNumbered }: BatchFieldsProps) {
  const t = useTranslations('console.calendar');
  const language = useLanguage();
  const word = t(`words.${calendar.word}`);
  const form = Form.useFormInstance<BatchValues>();
  const item = (name: keyof BatchValues, input: ReactElement, isRequired = false) => (
    <Form.Item
      name={name}
      label={t(`fields.${name}.label`)}
      extra={t(`fields.${name}.help`, { word })}
      rules={[
        { required: isRequired, message: t('required') },
        {
          validator: async () => {
            const problem = problemsOf(form.getFieldsValue(true)).find(({ field }) => field === name);
            if (problem !== undefined) throw new Error(t(`problems.${problem.problem}`, { word }));
          },
        },
      ]}
    >
      {input}
    </Form.Item>
  );
  const zone = calendar.timeZone;
  const modules = calendar.modules.map(({ menuid, title }) => ({ value: menuid, label: title[language] || menuid }));
  return (
    <>
      {item('title', <LanguageTexts label={t('fields.title.label')} languages={languages} maxLength={200} />)}
      <div className={classes.pair}>
        {item('startsAt', <ZonedMinuteInput zone={zone} />, true)}
        {item('endsAt', <ZonedMinuteInput zone={zone} />, true)}
        {item('code', <Input maxLength={12} disabled={isNumbered} />, true)}
        {item('capacity', <InputNumber min={1} max={1_000_000} precision={0} />)}
      </div>
      {item('lettersUntil', <ZonedMinuteInput zone={zone} />)}
      {item('leftOut', <Select mode="multiple" optionFilterProp="label" options={modules} />)}
      {item('documents', <DocumentsInput languages={languages} />)}
      {item('information', <TableInput languages={languages} />)}
      {item('places', <PlacesInput languages={languages} />)}
    </>
  );
}
