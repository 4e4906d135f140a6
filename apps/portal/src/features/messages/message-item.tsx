import type { Message } from '@portico/contract/messages.schemas';
import { formatMoment, ownZone } from '@portico/browser/moment';
import { sizeInWords } from '@portico/browser/size-in-words';
import type { Language } from '@portico/form-engine/language';
import { classNames } from '@portico/ui/class-names';
import { FileIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import { prefix } from '../../lib/api.ts';
import styles from './messages.module.css';

/** One message: of the admissions office, of the portal itself, or one's own. */
export function MessageItem({ message, language }: { readonly message: Message; readonly language: Language }) {
  const t = useTranslations('conversation');
  const { author, title, content, text, files, create_time, read_time } = message;
  const isOwn = author === 'applicant';
  return (
    <li className={classNames(styles.message, styles[author])}>
      <p className={styles.facts}>
        <span className={styles.author}>{t(`from.${author}`)}</span>
        <time dateTime={new Date(create_time * 1000).toISOString()}>
          {formatMoment(create_time, language, ownZone(), 'short')}
        </time>
        {!isOwn && read_time === 0 ? <span className={styles.new}>{t('new')}</span> : null}
      </p>
      {title[language] === '' ? null : <h2 className={styles.title}>{title[language]}</h2>}
      <p className={styles.text}>{author === 'system' ? content[language] : text}</p>
      {files.length === 0 ? null : (
        <ul className={styles.files} aria-label={t('files')}>
          {files.map(({ uid, name, url, size }) => (
            <li key={uid}>
              <a href={prefix + url} target="_blank" rel="noreferrer">
                <FileIcon size={18} />
                <span>{name}</span>
                <span className={styles.size}>{sizeInWords(size)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOwn ? <p className={styles.state}>{t(read_time === 0 ? 'sent' : 'read')}</p> : null}
    </li>
  );
}
