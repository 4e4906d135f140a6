import type { StaffPlaces } from '@portico/contract/colleagues.schemas';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';

type Place = Pick<StaffPlaces['output']['list'][number], 'organisation' | 'project'>;

/** The name of a place at which roles are held. */
export function usePlaceName(): (place: Place) => string {
  const t = useTranslations('console.people');
  const language = useLanguage();
  return ({ organisation, project }) => {
    if (project !== null) return project.title[language];
    return organisation === null ? t('everywhere') : t('wholeOf', { organisation: organisation.name[language] });
  };
}
