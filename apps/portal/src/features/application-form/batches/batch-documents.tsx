import type { BatchTable } from '@portico/contract/batches.schemas';
import type { Language } from '@portico/form-engine/language';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './batches.module.css';

interface BatchDocumentsProps {
  readonly documents: BatchTable['output']['documents'];
  readonly language: Language;
}

/** What one should have at hand for a batch. */
export function BatchDocuments({ documents, language }: BatchDocumentsProps) {
  const t = useTranslations('application.batches');
  const id = useId();
  if (documents.length === 0) return null;
  return (
    <section>
      <p className={styles.documentsTitle} id={id}>
        {t('documents')}
      </p>
      <ul className={styles.documents} aria-labelledby={id}>
        {documents.map(({ name, remark }, index) => (
          <li key={index}>
            {name[language]}
            {remark[language] === '' ? null : <span className={styles.documentRemark}>{remark[language]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
