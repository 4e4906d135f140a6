import { useTranslations } from 'use-intl';
import { ContactList } from '../parts/footer/contact-list.tsx';
import { FeedbackLink } from '../parts/footer/feedback-link.tsx';
import { Imprint } from '../parts/footer/imprint.tsx';
import { LinkList } from '../parts/footer/link-list.tsx';
import { QrCode } from '../parts/footer/qr-code.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './footer.module.css';

/** Theme 5: contact, links and QR code in columns on a dark ground. */
export function BannerFooter({ project, settings, language, feedbackHref }: ShellProps) {
  const t = useTranslations('shell');
  return (
    <footer className={styles.footer} data-no-print>
      {settings === null ? null : (
        <div className={styles.inner}>
          <div className={styles.columns}>
            <section>
              <h2 className={styles.institution}>{project.org_name[language]}</h2>
              <ContactList contact={settings.contact} language={language} />
            </section>
            {settings.links.length > 0 ? (
              <section>
                <h2 className={styles.heading}>{t('links')}</h2>
                <LinkList links={settings.links} language={language} className={styles.links} />
              </section>
            ) : null}
            <QrCode settings={settings} language={language} />
          </div>
          <div className={styles.imprint}>
            <Imprint settings={settings} language={language} />
          </div>
        </div>
      )}
      <FeedbackLink href={feedbackHref} />
    </footer>
  );
}
