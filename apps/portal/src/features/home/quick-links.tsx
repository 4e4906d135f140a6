import { ChevronRightIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import styles from './home.module.css';

export interface QuickLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
}

export function QuickLinks({ links }: { readonly links: readonly QuickLink[] }) {
  const t = useTranslations('home');
  if (links.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="quick-links" data-no-print>
      <h2 id="quick-links">{t('quickLinks')}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.key}>
            <a href={link.href}>
              {link.label}
              <ChevronRightIcon />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
