import type { Faq } from '@portico/contract/articles.schemas';
import { type Language, languages } from '@portico/form-engine/language';
import { CleanBlock } from '@portico/fields/clean-block';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { TextField } from '@portico/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { faqQuery } from '../../parts/articles/articles-query.ts';
import styles from './articles.module.css';
import { foldText } from './fold-text.ts';
import { LoadingFailed } from './loading-failed.tsx';

type Question = Faq['output']['list'][number];

/** Questions that are asked often, by topic, with a search. */
export function HelpPage({ title, language }: Pick<ScreenProps, 'title' | 'language'>) {
  const t = useTranslations('articles');
  const { data, error, refetch, isFetching } = useQuery(faqQuery());
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={t('help.lead')} />
      {data === undefined && error === null ? (
        <Card>
          <Skeleton lines={8} label={t('loading')} />
        </Card>
      ) : null}
      {error === null ? null : <LoadingFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {data?.length === 0 ? (
        <Card>
          <EmptyState title={t('help.empty')} text={t('help.emptyText')} />
        </Card>
      ) : null}
      {data === undefined || data.length === 0 ? null : <Questions questions={data} language={language} />}
    </div>
  );
}

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly language: Language;
}

function Questions({ questions, language }: QuestionsProps) {
  const t = useTranslations('articles.help');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const texts = useMemo(() => new Map(questions.map((one) => [one.id, searchable(one)])), [questions]);
  const words = foldText(wanted).split(/\s+/).filter(Boolean);
  const found = questions.filter(({ id }) => words.every((word) => texts.get(id)?.includes(word)));
  return (
    <>
      <TextField
        type="search"
        label={t('search')}
        hint={t('hint')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className={styles.found} role="status">
        {words.length === 0 ? '' : t('found', { count: found.length })}
      </p>
      {found.length === 0 ? <p>{t('noMatchText')}</p> : null}
      {byTopic(found, language).map(([topic, list]) => (
        <Card key={topic} title={topic === '' ? t('other') : topic}>
          <div className={styles.questions}>
            {list.map(({ id, title, content }) => (
              <details key={id} className={styles.question}>
                <summary>{title[language]}</summary>
                <CleanBlock html={content[language]} headingsFrom={3} />
              </details>
            ))}
          </div>
        </Card>
      ))}
    </>
  );
}

/**
 * In every language: each text has a simplified and a traditional version, so that either finds it, whichever the reader
 * types.
 */
function searchable({ topic, title, content }: Question): string {
  const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');
  return foldText(languages.map((one) => `${topic[one]} ${title[one]} ${plain(content[one])}`).join(' '));
}

/** In the order in which their first questions come; those without a topic last. */
function byTopic(questions: readonly Question[], language: Language): [string, Question[]][] {
  const topics = new Map<string, Question[]>();
  for (const question of questions) {
    const topic = question.topic[language];
    topics.set(topic, [...(topics.get(topic) ?? []), question]);
  }
  const rest = topics.get('');
  topics.delete('');
  return [...topics, ...(rest === undefined ? [] : [['', rest] satisfies [string, Question[]]])];
}
