import { ClockIcon, MailIcon, MapPinIcon, PhoneIcon } from '@portico/ui/icons';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings, ShellProps } from '../../skin.ts';
import styles from './contact-list.module.css';

interface ContactListProps {
  readonly contact: Settings['contact'];
  readonly language: ShellProps['language'];
}

/** Address, phone, email and office hours, each only if the institution gave it. */
export function ContactList({ contact, language }: ContactListProps) {
  const t = useTranslations('shell');
  const rows: readonly ContactRow[] = [
    { name: t('address'), icon: <MapPinIcon size={18} />, text: contact.address[language] },
    {
      name: t('phone'),
      icon: <PhoneIcon size={18} />,
      text: contact.phone,
      href: `tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`,
    },
    { name: t('email'), icon: <MailIcon size={18} />, text: contact.email, href: `mailto:${contact.email}` },
    { name: t('hours'), icon: <ClockIcon size={18} />, text: contact.hours[language] },
  ];
  return (
    <dl className={styles.contact}>
      {rows
        .filter((row) => row.text !== '')
        .map((row) => (
          <div key={row.name} className={styles.row}>
            <dt>
              {row.icon}
              <VisuallyHidden>{row.name}</VisuallyHidden>
            </dt>
            <dd>{row.href === undefined ? row.text : <a href={row.href}>{row.text}</a>}</dd>
          </div>
        ))}
    </dl>
  );
}

interface ContactRow {
  readonly name: string;
  readonly icon: ReactNode;
  readonly text: string;
  readonly href?: string;
}
