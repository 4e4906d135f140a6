import { ContactList } from '../parts/footer/contact-list.tsx';
import { FeedbackLink } from '../parts/footer/feedback-link.tsx';
import { footerBlocks } from '../parts/footer/footer-blocks.ts';
import { Imprint } from '../parts/footer/imprint.tsx';
import { LinkList } from '../parts/footer/link-list.tsx';
import { QrCode } from '../parts/footer/qr-code.tsx';
import type { Settings, ShellProps } from '../skin.ts';
import styles from './footer.module.css';

/** A plain footer below a short rule. */
export function Footer({ project, settings, language, feedbackHref }: ShellProps) {
  return (
    <footer className={styles.footer} data-no-print>
      {settings === null ? null : (
        <div className={styles.inner}>
          <p className={styles.institution}>{project.org_name[language]}</p>
          <Blocks settings={settings} language={language} />
          <Imprint settings={settings} language={language} />
        </div>
      )}
      <FeedbackLink href={feedbackHref} />
    </footer>
  );
}

function Blocks({ settings, language }: { readonly settings: Settings; readonly language: ShellProps['language'] }) {
  const parts = {
    contact: <ContactList key="contact" contact={settings.contact} language={language} />,
    links: <LinkList key="links" links={settings.links} language={language} className={styles.links} />,
    qr: <QrCode key="qr" settings={settings} language={language} />,
  };
  return footerBlocks(settings).map((block) => parts[block]);
}
