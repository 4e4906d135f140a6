import { localeTags } from '@portico/i18n/locale';
import { serverMessages } from '@portico/i18n/server-messages';
import type { DemoApplicant, DemoBatch } from '../../../../seeds/demo-tenant.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { fillTemplate } from '../../../platform/mail/fill-template.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import { daysAfter, onTheHour, type Seeded } from '../seeded.ts';

// Only for accounts that people try; the others just fill lists.
const mostOfTenant = 4;

/** Welcomes the first applicants of each tenant by mail, and announces the open batch by mail and SMS. */
export async function sendDemoMessages(
  outbox: Outbox,
  seeded: readonly Seeded[],
  publicUrl: string,
  now: Date,
): Promise<void> {
  let minutesAgo = seeded.length * mostOfTenant;
  for (const one of seeded) {
    const batch = one.tenant.batches.find((candidate) => candidate.opensInDays <= 0 && candidate.closesInDays > 0);
    for (const applicant of one.tenant.applicants.slice(0, mostOfTenant)) {
      const at = new Date(now.getTime() - minutesAgo * 60_000);
      minutesAgo -= 1;
      if (applicant.email !== '') await welcome(outbox, one, applicant, publicUrl, at);
      if (batch !== undefined) await announceOpening(outbox, one, applicant, batch, publicUrl, at);
    }
  }
}

async function welcome(
  outbox: Outbox,
  one: Seeded,
  person: DemoApplicant,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const words = serverMessages[person.language].mail.welcome;
  const values = { ...namesOf(one, person), account: person.email };
  const letter = {
    subject: fillTemplate(words.subject, values),
    greeting: fillTemplate(words.greeting, values),
    paragraphs: [words.accountReady, words.nextStep, words.safety].map((text) => fillTemplate(text, values)),
    action: { label: words.action, link: portalOf(one, publicUrl) },
    closing: fillTemplate(words.closing, values),
    signature: fillTemplate(words.signature, values),
  };
  await keepMail(outbox, one, person, letter, now);
}

async function announceOpening(
  outbox: Outbox,
  one: Seeded,
  person: DemoApplicant,
  batch: DemoBatch,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const { mail } = serverMessages[person.language];
  const link = portalOf(one, publicUrl);
  const values = {
    ...namesOf(one, person),
    batch: batch.title[person.language],
    contact: one.tenant.settings.contact.email,
    until: new Intl.DateTimeFormat(localeTags[person.language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: one.tenant.timeZone,
    }).format(onTheHour(daysAfter(now, batch.closesInDays), '15:59:59')),
    link,
  };
  if (person.email !== '') {
    const words = mail.opening;
    const letter = {
      subject: fillTemplate(words.subject, values),
      greeting: fillTemplate(words.greeting, values),
      paragraphs: [words.open, words.advice].map((text) => fillTemplate(text, values)),
      action: { label: words.action, link },
      closing: fillTemplate(words.closing, values),
      signature: fillTemplate(words.signature, values),
    };
    await keepMail(outbox, one, person, letter, now);
  }
  if (person.mobile === '') return;
  const text = fillTemplate(mail.sms.opening, values);
  await outbox.keep(
    { ...address(one, person), channel: 'sms', from: '', to: person.mobile, subject: '', text, html: '' },
    now,
  );
}

async function keepMail(
  outbox: Outbox,
  one: Seeded,
  person: DemoApplicant,
  letter: Parameters<typeof composeMail>[0],
  now: Date,
): Promise<void> {
  const { project, organisation } = namesOf(one, person);
  const parts = composeMail(letter, { project, organisation, color: one.tenant.color }, person.language);
  const from = `${project} <${one.tenant.settings.contact.email}>`;
  await outbox.keep(
    { ...address(one, person), channel: 'mail', from, to: person.email, subject: letter.subject, ...parts },
    now,
  );
}

function address(one: Seeded, person: DemoApplicant) {
  return { orgId: one.orgId, projectId: one.projectId, project: one.tenant.title, lang: person.language };
}

function namesOf({ tenant }: Seeded, person: DemoApplicant) {
  return {
    name: person.name,
    project: tenant.title[person.language],
    organisation: tenant.organisation.name[person.language],
  };
}

function portalOf({ tenant }: Seeded, publicUrl: string): string {
  return `${publicUrl}/apply/${tenant.slug}/`;
}
