import { ContactList } from '../parts/footer/contact-list.tsx';
import { FeedbackLink } from '../parts/footer/feedback-link.tsx';
import { Imprint } from '../parts/footer/imprint.tsx';
import { LinkList } from '../parts/footer/link-list.tsx';
import { QrCode } from '../parts/footer/qr-code.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './footer.module.css';

/** Contact and links on the left, the QR code on the right, all on a light ground. */
export function Footer({ project, settings, language, feedbackHref }: ShellProps) {
  return (
    <footer className={styles.footer} data-no-print>
      {settings === null ? null : (
        <div className={styles.inner}>
          <div className={styles.words}>
            <p className={styles.institution}>{project.org_name[language]}</p>
            <ContactList contact={settings.contact} language={language} />
            <LinkList links={settings.links} language={language} className={styles.links} />
            <Imprint settings={settings} language={language} />
          </div>
          <QrCode settings={settings} language={language} />
        </div>
      )}
      <FeedbackLink href={feedbackHref} />
    </footer>
  );
}
