import { useTranslations } from 'use-intl';

/** The title of the browser's tab. */
export function PageTitle({ children }: { readonly children: string }) {
  const t = useTranslations('console');
  return <title>{`${children} · ${t('product')}`}</title>;
}
