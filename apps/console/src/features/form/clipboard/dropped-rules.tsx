import { useTranslations } from 'use-intl';
import { useReadable } from '../draft/use-form.ts';
import type { DroppedRule } from '../editing/outside-rules.ts';

const most = 10;

/** Rules that do not go with what is copied, since they name something else. */
export function DroppedRules({ dropped }: { readonly dropped: readonly DroppedRule[] }) {
  const t = useTranslations('console.formClipboard');
  const readable = useReadable();
  if (dropped.length === 0) return null;
  return (
    <div>
      <p>{t('dropped')}</p>
      <ul>
        {dropped.slice(0, most).map(({ name, rule }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{t('droppedRule', { name: readable(name), rule: t(`rules.${rule}`) })}</li>
        ))}
      </ul>
      {dropped.length > most && <p>{t('droppedMore', { count: dropped.length - most })}</p>}
    </div>
  );
}
