import type { ArticleKind } from '@portico/contract/article-kinds';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import { Checkbox, Form, Select } from 'antd';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useProject } from '../../lib/project.ts';
import { LanguageTexts } from '../../parts/language-texts/language-texts.tsx';
import { ZonedMinuteInput } from '../../parts/moments/zoned-minute-input.tsx';
import { RichTexts } from '../../parts/rich-texts/rich-texts.tsx';
import { FiguresInput } from './figures/figures-input.tsx';
import { ContentFileInput } from './files/content-file-input.tsx';
import { useContentFiles } from './files/use-content-files.ts';
import classes from './content.module.css';
import { EventsInput } from './events-input.tsx';
import { useArticles } from './use-articles.ts';

const states = ['notSubmitted', 'inProgress', 'submitted'] as const;

/** The settings that the kind of the article has. */
export function ArticleFields({ kind }: { readonly kind: ArticleKind }) {
  const t = useTranslations('console.content');
  const stateWords = useTranslations('console.status');
  const language = useLanguage();
  const { languages, timeZone } = useProject();
  const form = Form.useFormInstance<ArticleContent>();
  const batches = useArticles({ kind, after: '' }).data?.batches ?? [];
  const pictures = useContentFiles();
  const unread = useRef('');
  const hasCover = kind !== 'faq' && kind !== 'download' && kind !== 'trend';
  const summary = kind === 'download' ? 'description' : 'summary';
  const isEmpty = (text: ArticleContent['title']) => languages.every((one) => text[one].trim() === '');
  return (
    <>
      <Form.Item
        name="title"
        label={t(kind === 'faq' ? 'fields.question' : 'fields.title')}
        required
        rules={[
          {
            validator: async (_rule, value: ArticleContent['title']) => {
              if (isEmpty(value)) throw new Error(t('needsTitle'));
            },
          },
        ]}
      >
        <LanguageTexts label={t('fields.title')} languages={languages} maxLength={300} rows={2} />
      </Form.Item>
      {kind === 'faq' && (
        <Form.Item name="topic" label={t('fields.topic')} extra={t('help.topic')}>
          <LanguageTexts label={t('fields.topic')} languages={languages} maxLength={100} isRequired={false} />
        </Form.Item>
      )}
      {kind !== 'faq' && (
        <Form.Item name="summary" label={t(`fields.${summary}`)} extra={t(`help.${summary}`)}>
          <LanguageTexts
            label={t(`fields.${summary}`)}
            languages={languages}
            maxLength={600}
            rows={3}
            isRequired={false}
          />
        </Form.Item>
      )}
      {hasCover && (
        <Form.Item name="cover" label={t('fields.cover')} extra={t('help.cover')}>
          <ContentFileInput label={t('fields.cover')} isPicture />
        </Form.Item>
      )}
      {kind === 'trend' && (
        <Form.Item
          name="figures"
          label={t('fields.figures')}
          rules={[
            {
              validator: async () => {
                if (unread.current !== '') throw new Error(unread.current);
              },
            },
          ]}
        >
          <FiguresInput languages={languages} onProblem={(problem) => (unread.current = problem)} />
        </Form.Item>
      )}
      {kind === 'download' ? (
        <Form.Item
          name="file"
          label={t('fields.file')}
          extra={t('help.file')}
          required
          rules={[
            {
              validator: async (_rule, file: ArticleContent['file']) => {
                if (file === null) throw new Error(t('needsFile'));
              },
            },
          ]}
        >
          <ContentFileInput label={t('fields.file')} />
        </Form.Item>
      ) : (
        <Form.Item name="text" label={t(kind === 'faq' ? 'fields.answer' : 'fields.text')} extra={t('help.text')}>
          <RichTexts
            label={t(kind === 'faq' ? 'fields.answer' : 'fields.text')}
            languages={languages}
            pictures={pictures}
          />
        </Form.Item>
      )}
      {kind === 'notice' && (
        <Form.Item name="events" label={t('fields.events')} extra={t('help.events')}>
          <EventsInput languages={languages} zone={timeZone} />
        </Form.Item>
      )}
      <div className={classes.pair}>
        <Form.Item name="from" label={t('fields.from')} extra={t('help.from')}>
          <ZonedMinuteInput zone={timeZone} />
        </Form.Item>
        <Form.Item
          name="until"
          label={t('fields.until')}
          extra={t('help.until')}
          dependencies={['from']}
          rules={[
            {
              validator: async (_rule, until: number | null) => {
                const from = form.getFieldValue('from');
                if (until !== null && typeof from === 'number' && until <= from) throw new Error(t('endsBefore'));
              },
            },
          ]}
        >
          <ZonedMinuteInput zone={timeZone} />
        </Form.Item>
      </div>
      <Form.Item name="pinned" valuePropName="checked" extra={t('help.pinned')}>
        <Checkbox>{t('fields.pinned')}</Checkbox>
      </Form.Item>
      <fieldset className={classes.audience}>
        <legend>{t('fields.audience')}</legend>
        <Form.Item name={['audience', 'signedInOnly']} valuePropName="checked">
          <Checkbox>{t('fields.signedInOnly')}</Checkbox>
        </Form.Item>
        <Form.Item name={['audience', 'batches']} label={t('fields.batches')} extra={t('help.all')}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            options={batches.map(({ batch, title }) => ({ value: batch, label: title[language] || batch }))}
          />
        </Form.Item>
        <Form.Item name={['audience', 'states']} label={t('fields.states')} extra={t('help.all')}>
          <Select mode="multiple" options={states.map((state, value) => ({ value, label: stateWords(state) }))} />
        </Form.Item>
      </fieldset>
    </>
  );
}
