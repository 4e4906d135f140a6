import { receiptFilePath } from '@portico/contract/receipts';
import type { Language } from '@portico/form-engine/language';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { prefix } from '../../lib/api.ts';
import { ownZone } from '@portico/browser/moment';

interface DocumentButtonProps {
  readonly slug: string;
  readonly number: string;
  readonly submission: string;
  readonly language: Language;
}

/** The receipt as a PDF: a plain link, which every browser can save, authorised by the file cookie. */
export function DocumentButton({ slug, number, submission, language }: DocumentButtonProps) {
  const t = useTranslations('receipts.own');
  const query = new URLSearchParams({ domain: slug, lang: language, zone: ownZone(), submission });
  return (
    <LinkButton kind="primary" href={`${prefix}${receiptFilePath}?${query}`} download={`receipt-${number}.pdf`}>
      {t('document')}
    </LinkButton>
  );
}
