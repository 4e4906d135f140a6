import type { ChangeSettings, ProjectSettingsValues } from '@portico/contract/project-settings.schemas';
import {
  type ConfirmFirst,
  type Effect,
  settingsProblems,
  type SettingsProblem,
  type SettingsRefused,
} from '@portico/contract/settings-problems';
import { endOfMinute } from '@portico/form-engine/states/periods';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { keepRevision, requireNewest } from '../../domain/revisions/revisions.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { listShowable } from './read-settings.ts';
import { countDueSoon } from './retention/retention.queries.ts';
import { firstDays, settlingDays } from './retention/retention.rules.ts';
import { presentSettings } from './settings.present.ts';
import {
  countLockedOut,
  countReaders,
  countWriting,
  findBounds,
  findSettings,
  listPublishedTexts,
  writeSettings,
} from './settings.queries.ts';
import { needsAnother } from './texts-in-one-language.ts';

const part = 'settings';

/** Changes what an institution has settled for a project. Portals follow with their next request: nothing is cached. */
export async function changeSettings(
  input: ChangeSettings['input'],
  call: StaffCall,
): Promise<ChangeSettings['output']> {
  const { project, projectDb } = await reachProject(input.project, call);
  return inTransaction(projectDb, async (db) => {
    await requireNewest(db, part, input.revision);
    const row = await findSettings(db);
    const before = presentSettings(row);
    const after = withLastSecond(input.settings, before);
    const fields = changedFields(before, after);
    if (fields.length === 0) return { revision: row.revision };
    requireNoProblems([...settingsProblems(after), ...(await lookUpProblems(db, project.id, before, after))]);
    requireAccepted(await effectsOf(db, before, after, call.now), input.accepted);
    await writeSettings(db, after);
    await logStaffChange(db, call, 'changed settings', { project: project.id }, { before, after });
    return { revision: await keepRevision(db, call, part, fields) };
  });
}

/** Staff enter minutes, and an end is stored as the last second of its minute; one that was not touched stays as it is. */
function withLastSecond(settings: ProjectSettingsValues, { serviceEndsAt }: ProjectSettingsValues) {
  if (settings.serviceEndsAt === serviceEndsAt) return settings;
  return { ...settings, serviceEndsAt: epochSeconds(endOfMinute(new Date(settings.serviceEndsAt * 1000))) };
}

function changedFields(before: ProjectSettingsValues, after: ProjectSettingsValues): (keyof ProjectSettingsValues)[] {
  const fields: (keyof ProjectSettingsValues)[] = [];
  for (const field in after)
    if (isField(field, after) && JSON.stringify(before[field]) !== JSON.stringify(after[field])) fields.push(field);
  return fields;
}

function isField(name: string, settings: ProjectSettingsValues): name is keyof ProjectSettingsValues {
  return name in settings;
}

function requireNoProblems(problems: readonly SettingsProblem[]): void {
  const data: SettingsRefused = { problems };
  if (problems.length > 0) throw new Refused('settingsRefused', { data });
}

/** The number must be the one that the person was told: if it is another meanwhile, they are told again. */
function requireAccepted(effects: readonly Effect[], accepted = 0): void {
  const data: ConfirmFirst = { effects };
  const people = effects.reduce((sum, effect) => sum + effect.people, 0);
  if (people > 0 && people !== accepted) throw new Refused('confirmFirst', { data });
}

/** What is possible by itself, but not with what this project has published. */
async function lookUpProblems(
  db: ProjectDb,
  projectId: string,
  before: ProjectSettingsValues,
  after: ProjectSettingsValues,
): Promise<readonly SettingsProblem[]> {
  const problems: SettingsProblem[] = [];
  const { usedMb, lastBatchEndsAt } = await findBounds(db);
  if (after.filesInAllMb < Math.min(before.filesInAllMb, usedMb))
    problems.push({ field: 'filesInAllMb', problem: 'lessThanUsed' });
  if (
    after.serviceEndsAt !== before.serviceEndsAt &&
    lastBatchEndsAt !== null &&
    after.serviceEndsAt < epochSeconds(lastBatchEndsAt)
  )
    problems.push({ field: 'serviceEndsAt', problem: 'batchLater' });
  const isRemoved = before.languages.some((language) => !after.languages.includes(language));
  if (isRemoved && (await listPublishedTexts(db)).some((texts) => needsAnother(texts, after.languages)))
    problems.push({ field: 'languages', problem: 'textsNeedIt' });
  const added = after.lettersShow.filter((key) => !before.lettersShow.includes(key));
  if (added.length > 0) {
    const known = (await listShowable(db, projectId)).map(({ key }) => key);
    if (!added.every((key) => known.includes(key))) problems.push({ field: 'lettersShow', problem: 'unknownAnswer' });
  }
  return problems;
}

/** Whom the change concerns at once, in numbers. */
async function effectsOf(
  db: ProjectDb,
  before: ProjectSettingsValues,
  after: ProjectSettingsValues,
  now: Date,
): Promise<readonly Effect[]> {
  const removed = before.languages.filter((language) => !after.languages.includes(language));
  const isOver = after.serviceEndsAt < epochSeconds(now) && before.serviceEndsAt >= epochSeconds(now);
  const effects: Effect[] = [
    { effect: 'cannotSignIn', people: await countLockedOut(db, before.loginMethods, after.loginMethods) },
    { effect: 'otherLanguage', people: removed.length === 0 ? 0 : await countReaders(db, removed) },
    { effect: 'serviceOver', people: isOver ? await countWriting(db) : 0 },
    { effect: 'dueForDeletion', people: await countNewlyDue(db, before, after, now) },
  ];
  return effects.filter(({ people }) => people > 0);
}

/** How many people a shorter retention time concerns at once: they would be told as soon as it has settled. */
async function countNewlyDue(
  db: ProjectDb,
  before: ProjectSettingsValues,
  after: ProjectSettingsValues,
  now: Date,
): Promise<number> {
  const isShorter = (was: number | null, is: number | null) => (is ?? Infinity) < (was ?? Infinity);
  const drafts = isShorter(before.keepDraftsMonths, after.keepDraftsMonths) ? after.keepDraftsMonths : null;
  const applications = isShorter(before.keepApplicationsMonths, after.keepApplicationsMonths)
    ? after.keepApplicationsMonths
    : null;
  if (drafts === null && applications === null) return 0;
  const retention = { draftsMonths: drafts, applicationsMonths: applications };
  return countDueSoon(db, retention, now, settlingDays + firstDays);
}
