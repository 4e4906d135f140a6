import type { LocalText } from '@portico/form-engine/language';
import { Alert } from 'antd';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';

/** After a project was made of a file: the articles whose files were too large to be in it. */
export function LackingNote() {
  const t = useTranslations('console.projectOverview');
  const language = useLanguage();
  const titles = lackingIn(useLocation().state);
  if (titles.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('lacking')}
      description={
        <ul>
          {titles.map((title, index) => (
            <li key={`${index} ${title.en}`}>{title[language]}</li>
          ))}
        </ul>
      }
    />
  );
}

function lackingIn(state: unknown): readonly LocalText[] {
  if (typeof state !== 'object' || state === null || !('lacking' in state) || !Array.isArray(state.lacking)) return [];
  return state.lacking;
}
