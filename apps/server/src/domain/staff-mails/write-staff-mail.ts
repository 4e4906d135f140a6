import { scheduleFailures } from '@portico/contract/form-schedule.schemas';
import type { Sender } from '../../platform/mail/compose-mail.ts';
import { isStaffRole } from '../../platform/session/abilities.ts';
import { staffAddressChangedMail } from '../mails/staff/staff-address-changed-mail.ts';
import { staffAddressMail } from '../mails/staff/staff-address-mail.ts';
import { staffFactorsMail } from '../mails/staff/staff-factors-mail.ts';
import { staffFormFailedMail } from '../mails/staff/staff-form-failed-mail.ts';
import { staffInvitationMail } from '../mails/staff/staff-invitation-mail.ts';
import { staffPasswordChangedMail } from '../mails/staff/staff-password-changed-mail.ts';
import { staffPasswordMail } from '../mails/staff/staff-password-mail.ts';
import { staffRoleMail } from '../mails/staff/staff-role-mail.ts';
import type { MailContent } from '../mails/write-mail.ts';
import { installationColour, installationName } from './send-as-installation.ts';
import { addressHours, invitationDays, passwordMinutes, staffLinkToken } from './staff-link.ts';
import type { StaffMailKind, StaffMailRow } from './staff-mails.queries.ts';

interface Setting {
  readonly publicUrl: string;
  readonly secretKey: string;
}

/** The words of a mail to staff, in the reader's language; undefined where there is nothing to say. */
export function writeStaffMail(
  kind: StaffMailKind,
  row: StaffMailRow,
  { publicUrl, secretKey }: Setting,
): MailContent | undefined {
  const { lang, name, role, by_name: by, link_id: linkId } = row;
  const sender = senderOf(row, publicUrl);
  const console = `${publicUrl}/console/`;
  if (kind === 'role')
    return role !== null && isStaffRole(role) ? staffRoleMail({ name, role, link: console }, sender, lang) : undefined;
  if (kind === 'factors') return staffFactorsMail({ name, link: console }, sender, lang);
  if (kind === 'password-changed') return staffPasswordChangedMail({ name, link: console }, sender, lang);
  if (kind === 'address-changed') return staffAddressChangedMail({ name, link: console }, sender, lang);
  if (kind === 'form-failed') return writeFormFailure(row, console, sender);
  if (linkId === null) return undefined;
  const token = staffLinkToken(secretKey, kind, linkId);
  if (kind === 'password') {
    const link = `${console}#/new-password?token=${token}`;
    return staffPasswordMail({ name, link, minutes: passwordMinutes }, sender, lang);
  }
  if (kind === 'address') {
    const link = `${console}#/mail-address?token=${token}`;
    return staffAddressMail({ name, link, hours: addressHours }, sender, lang);
  }
  if (role === null || !isStaffRole(role)) return undefined;
  const link = `${console}#/invitation?token=${token}`;
  return staffInvitationMail({ by, role, link, days: invitationDays }, sender, lang);
}

/** Nothing where the form has been scheduled or published anew meanwhile. */
function writeFormFailure(
  { lang, name, slug, reason }: StaffMailRow,
  console: string,
  sender: Sender,
): MailContent | undefined {
  const failure = scheduleFailures.find((one) => one === reason);
  if (slug === null || failure === undefined) return undefined;
  return staffFormFailedMail({ name, failure, link: `${console}#/projects/${slug}/form` }, sender, lang);
}

/** The place stands where mails of a project have the project. */
function senderOf({ lang, org_name: org, project_title: project }: StaffMailRow, publicUrl: string): Sender {
  const place = (project ?? org)?.[lang] ?? installationName;
  return { project: place, organisation: org?.[lang] ?? new URL(publicUrl).host, color: installationColour };
}
