import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { useTranslations } from 'use-intl';
import type { Settings, ShellProps } from '../../skin.ts';
import styles from './link-list.module.css';

interface LinkListProps {
  readonly links: Settings['links'];
  readonly language: ShellProps['language'];
  readonly className: string | undefined;
}

/** Links to the institution's own pages; they open in a new tab, so that the portal is not left. */
export function LinkList({ links, language, className }: LinkListProps) {
  const t = useTranslations('shell');
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.url}>
          <a className={styles.link} href={link.url} target="_blank" rel="noopener noreferrer">
            {link.label[language]} <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
