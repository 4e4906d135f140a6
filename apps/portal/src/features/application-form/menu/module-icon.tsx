import type { ModuleIcon as Name } from '@portico/form-engine/definition/module-icon';
import {
  BriefcaseIcon,
  CalendarIcon,
  EditIcon,
  ExamIcon,
  FileIcon,
  FlaskIcon,
  GlobeIcon,
  HomeIcon,
  MailIcon,
  MedalIcon,
  PhoneIcon,
  UserIcon,
  VideoIcon,
} from '@portico/ui/icons';
import type { ComponentType } from 'react';
import styles from './form-menu.module.css';

const icons: Readonly<Record<Name, ComponentType<{ readonly size?: number }>>> = {
  person: UserIcon,
  contact: PhoneIcon,
  family: HomeIcon,
  study: ExamIcon,
  languages: GlobeIcon,
  work: BriefcaseIcon,
  research: FlaskIcon,
  award: MedalIcon,
  statement: EditIcon,
  letter: MailIcon,
  documents: FileIcon,
  video: VideoIcon,
  calendar: CalendarIcon,
};

/** What the form shows beside a module's name. */
export function ModuleIcon({ name }: { readonly name: Name }) {
  const Drawn = icons[name];
  return (
    <span className={styles.picture}>
      <Drawn size={18} />
    </span>
  );
}
