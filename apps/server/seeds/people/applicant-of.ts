import type { DemoAnswers } from '../demo-answers.ts';
import type { DemoApplicant } from '../demo-tenant.ts';
import type { Person } from './person.ts';

type Known = 'name' | 'email' | 'mobile' | 'language' | 'latinName';

/** Somebody's account, and the state of the application. */
export function applicantOf(
  person: Person,
  application: Omit<DemoApplicant, Known | 'unread' | 'userType'> & Partial<Pick<DemoApplicant, 'unread' | 'userType'>>,
): DemoApplicant {
  const { name, email, phone, language, given, surname } = person;
  const mobile = phone[0] === '86' ? phone[1] : '';
  return {
    userType: 'normal',
    unread: [],
    ...application,
    name,
    email,
    mobile,
    language,
    latinName: `${given} ${surname}`,
  };
}

/** The same answers without some fields and groups, for an application in progress. */
export function withoutSome({ fields, rows }: DemoAnswers, isAnswered: (key: string) => boolean): DemoAnswers {
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([key]) => isAnswered(key))),
    rows: Object.fromEntries(Object.entries(rows).filter(([key]) => isAnswered(key))),
  };
}
