import { ContactList } from '../parts/footer/contact-list.tsx';
import { FeedbackLink } from '../parts/footer/feedback-link.tsx';
import { Imprint } from '../parts/footer/imprint.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './footer.module.css';

/** A quiet colophon under a short rule. */
export function Footer({ project, settings, language, feedbackHref }: ShellProps) {
  return (
    <footer className={styles.footer} data-no-print>
      {settings === null ? null : (
        <div className={styles.inner}>
          <p className={styles.institution}>{project.org_name[language]}</p>
          <ContactList contact={settings.contact} language={language} />
          <Imprint settings={settings} language={language} />
        </div>
      )}
      <FeedbackLink href={feedbackHref} />
    </footer>
  );
}
