import { useQuery } from '@tanstack/react-query';
import { createElement, useMemo, type ComponentType } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { areasQuery, type WordsArea } from './words.ts';

/** Wraps a page with words that only a few pages need. */
export function withWords(Page: ComponentType, areas: readonly WordsArea[]): ComponentType {
  if (areas.length === 0) return Page;
  return function WordedPage() {
    const messages = useMessages();
    const locale = useLocale();
    const timeZone = useTimeZone();
    const { data: extra } = useQuery(areasQuery(areas, useLanguage()));
    const all = useMemo(() => ({ ...messages, ...extra }), [messages, extra]);
    if (extra === undefined) return null;
    return (
      <IntlProvider locale={locale} messages={all} timeZone={timeZone ?? 'UTC'}>
        {createElement(Page)}
      </IntlProvider>
    );
  };
}
