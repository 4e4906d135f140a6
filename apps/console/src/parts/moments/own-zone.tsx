import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { zoneAt } from '@portico/browser/moment';

/** Says that the times of a list are in the reader's time zone. */
export function OwnZone({ at, className }: { readonly at: number; readonly className: string | undefined }) {
  const t = useTranslations('console');
  return <p className={className}>{t('ownZone', { zone: zoneAt(at, useLanguage(), useOwnZone()) })}</p>;
}
