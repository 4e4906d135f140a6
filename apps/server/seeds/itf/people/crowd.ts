import type { DemoApplicant } from '../../demo-tenant.ts';
import { applicantOf, withoutSome } from '../../people/applicant-of.ts';
import { people } from './people.ts';
import { story } from './story.ts';

/** A round after some weeks: most have submitted, some are in progress, a few have only registered. */
export const crowd: readonly DemoApplicant[] = people.map((person, index) => {
  if (index % 9 === 8) return applicantOf(person, { applicationState: 0, batch: null });
  const answers = story(person, index);
  if (index % 6 === 5) {
    const personal = withoutSome(answers, (key) => /^f6(4|50)/.test(key));
    return applicantOf(person, { applicationState: 1, batch: 'regular', answers: personal });
  }
  const submittedDaysAgo = 1 + ((index * 7) % 18);
  if (index % 11 === 10) {
    const days = Math.min(submittedDaysAgo, 6);
    return applicantOf(person, { applicationState: 2, batch: 'doctoral', answers, submittedDaysAgo: days });
  }
  const stage = submittedDaysAgo > 14 ? 1 : 0;
  return applicantOf(person, { applicationState: 2, batch: 'regular', answers, submittedDaysAgo, stage });
});
