import { ContactList } from '../parts/footer/contact-list.tsx';
import { FeedbackLink } from '../parts/footer/feedback-link.tsx';
import { Imprint } from '../parts/footer/imprint.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './footer.module.css';

/** The institution's contact and its ICP number; its height is kept while they are on their way. */
export function Footer({ project, settings, language, feedbackHref }: ShellProps) {
  return (
    <footer className={styles.footer} data-no-print>
      <div className={styles.inner}>
        {settings === null ? null : (
          <>
            <p className={styles.institution}>{project.org_name[language]}</p>
            <div className={styles.contact}>
              <ContactList contact={settings.contact} language={language} />
            </div>
            <Imprint settings={settings} language={language} />
          </>
        )}
      </div>
      <FeedbackLink href={feedbackHref} />
    </footer>
  );
}
