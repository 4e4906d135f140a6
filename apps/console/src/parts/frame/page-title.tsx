import { useTranslations } from 'use-intl';

/** Sets the title of the browser tab. */
export function PageTitle({ children }: { readonly children: string }) {
  const t = useTranslations('console');
  return <title>{`${children} · ${t('product')}`}</title>;
}
