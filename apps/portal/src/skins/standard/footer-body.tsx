import { ContactList } from '../parts/footer/contact-list.tsx';
import { footerBlocks } from '../parts/footer/footer-blocks.ts';
import { Imprint } from '../parts/footer/imprint.tsx';
import { LinkList } from '../parts/footer/link-list.tsx';
import { QrCode } from '../parts/footer/qr-code.tsx';
import type { Settings, ShellProps } from '../skin.ts';
import styles from './footer.module.css';

export interface FooterBodyProps {
  readonly institution: string;
  readonly settings: Settings;
  readonly language: ShellProps['language'];
}

/** The content of the footer once its data has loaded. */
export function FooterBody({ institution, settings, language }: FooterBodyProps) {
  const parts = {
    contact: <ContactList contact={settings.contact} language={language} />,
    links: <LinkList links={settings.links} language={language} className={styles.links} />,
    qr: <QrCode settings={settings} language={language} />,
  };
  return (
    <>
      <p className={styles.institution}>{institution}</p>
      {footerBlocks(settings).map((block) => (
        <div key={block} className={styles[block]}>
          {parts[block]}
        </div>
      ))}
      <Imprint settings={settings} language={language} />
    </>
  );
}
