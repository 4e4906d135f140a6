import type { WirePlace } from '@portico/contract/batches.schemas';
import type { Language } from '@portico/form-engine/language';
import { MailIcon, MapPinIcon, PhoneIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import styles from './batches.module.css';

interface BatchPlacesProps {
  readonly places: readonly WirePlace[];
  readonly language: Language;
}

/** The venues of interviews, examinations and consultations, with contacts. */
export function BatchPlaces({ places, language }: BatchPlacesProps) {
  const t = useTranslations('application.batches');
  if (places.length === 0) return null;
  return (
    <ul className={styles.places}>
      {places.map((place, index) => (
        <li key={index}>
          <p className={styles.placeKind}>{t(`kind.${place.kind}`)}</p>
          <p className={styles.placeName}>{place.name[language]}</p>
          <Line icon={<MapPinIcon size={16} />} text={place.address[language]} />
          {place.remark[language] === '' ? null : <p>{place.remark[language]}</p>}
          {place.contact.person[language] === '' ? null : <p>{place.contact.person[language]}</p>}
          <Line icon={<PhoneIcon size={16} />} text={place.contact.phone} href={`tel:${place.contact.phone}`} />
          <Line icon={<MailIcon size={16} />} text={place.contact.email} href={`mailto:${place.contact.email}`} />
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly icon: React.ReactNode;
  readonly text: string;
  readonly href?: string;
}

function Line({ icon, text, href }: LineProps) {
  if (text === '') return null;
  return (
    <p className={styles.placeLine}>
      {icon}
      {href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>}
    </p>
  );
}
