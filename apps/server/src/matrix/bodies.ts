import type { BatchValues } from '@portico/contract/calendar.schemas';
import type { ProjectSettingsValues } from '@portico/contract/project-settings.schemas';
import type { RouteSpec } from '@portico/contract/route';
import * as z from 'zod';
import { writeTotpTicket } from '../features/staff/factors/totp-ticket.ts';
import { hashToken } from '../platform/session/token.ts';
import type { BoundRoute } from '../platform/wire/bound-route.ts';
import { frozenNow } from '../testing/frozen-clock.ts';
import { testSecretKey } from '../testing/test-server.ts';
import { toyCode, toyTotpSecret } from '../testing/toys/toy-factors.ts';
import { toyPassword } from '../testing/toys/toy-tenants.ts';
import { articleBodies } from './article-bodies.ts';
import { bankBodies } from './bank-bodies.ts';
import { draftBodies } from './draft-bodies.ts';
import { messageBodies } from './message-bodies.ts';
import { extendedUntil, outageBegan } from './moments.ts';
import type { Person } from './person/build-person.ts';
import { passkeyBodies } from './person/passkeys.ts';
import { ssoBodies } from './person/single-sign-on.ts';
import type { Caller } from './callers.ts';
import { projectBodies } from './project-bodies.ts';
import type { Proofs } from './proofs.ts';

type Body = Readonly<Record<string, unknown>>;

export interface BodyWorld {
  readonly person: Person;
  readonly proofs: Proofs;
  readonly caller: Caller;
  readonly png: Uint8Array;
}

/**
 * Input for a call that names the objects of one person: fields by their names, then what this call needs besides, then
 * anything that the schema accepts. Throws if that is not enough; the call then needs a hint.
 */
export function buildBody(bound: BoundRoute, world: BodyWorld): Body {
  const { route, schemas } = bound;
  const known: Body = { ...byName(route, world.person), ...hints[route.name]?.(world) };
  const described = z.toJSONSchema(schemas.input, { io: 'input', unrepresentable: 'any' });
  const body: Record<string, unknown> = {};
  for (const name of new Set([...(described.required ?? []), ...Object.keys(hints[route.name]?.(world) ?? {})]))
    body[name] = known[name] === undefined ? anyValue(described.properties?.[name]) : known[name];
  for (const name of objectNames)
    if (name in schemas.input.shape && known[name] !== undefined) body[name] = known[name];
  if (route.scope === 'project' && route.access.includes('anyone') && !('domain' in body))
    body['project_id'] = world.person.world.id;
  const parsed = schemas.input.safeParse(body);
  if (!parsed.success) throw new Error(`${route.name} needs a hint in bodies.ts: ${parsed.error.message}`);
  return body;
}

/** Optional fields that refer to an object. */
const objectNames = ['user_id', 'submission', 'uid', 'batch', 'project'];

function byName({ uidNames }: RouteSpec, { ids, world, email }: Person): Body {
  const uid = {
    file: ids.file,
    leftOver: ids.leftOver,
    document: ids.document,
    recommendation: ids.request,
    person: ids.applicant,
  }[uidNames ?? 'person'];
  return {
    uid,
    email,
    user_id: ids.applicant,
    application: ids.application,
    submission: ids.submission,
    batch: world.batchId,
    batchId: world.batchId,
    project: world.id,
    domain: world.slug,
    menuid: 'papers',
    revision: '1',
    form_version: world.version,
    lang: 'en',
  };
}

function anyValue(schema: unknown): unknown {
  const { enum: choices, const: only, type } = described.parse(schema);
  if (only !== undefined) return only;
  if (choices?.[0] !== undefined) return choices[0];
  return type === 'number' || type === 'integer' ? 1 : 'x';
}

const described = z.looseObject({
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  type: z.unknown().optional(),
});

const pdf = (): File => new File([Buffer.from('%PDF-1.4\n%%EOF\n')], 'a.pdf', { type: 'application/pdf' });
const changes = JSON.stringify({ word: 'changed' });

/** As `beginTotp` would have given it in the caller's session. */
function ticketFor({ cookie = '' }: Caller): string {
  const session = { tokenHash: hashToken(cookie.replace('portico_staff=', '')) };
  return writeTotpTicket(toyTotpSecret, { secretKey: testSecretKey, session, now: frozenNow });
}
const nowhere = { sc: '', tc: '', en: '' };
const aboutOutage = { outages: [outageBegan], reason: 'x', revision: 0 };
const toySettings: ProjectSettingsValues = {
  languages: ['sc', 'en', 'tc'],
  timeZone: 'Asia/Shanghai',
  serviceEndsAt: 1_900_000_000,
  loginMethods: ['password', 'mail_code', 'fast'],
  registerMethods: ['email', 'mobile'],
  registerFields: [],
  generatesCredentials: false,
  userType: 'normal',
  previewLayout: 'vert',
  previewDisplay: 'column',
  previewName: 'changed',
  reviewersSeeSensitive: false,
  filesPerPersonMb: 500,
  filesInAllMb: 51_200,
  letterWaiver: 'never',
  reminderDays: [7],
  lettersShow: [],
  allowsRevoking: true,
  allowsReapplying: true,
  embeddedOrigins: [],
  mailName: nowhere,
  mailReplyTo: '',
  answerDays: 3,
  keepDraftsMonths: null,
  keepApplicationsMonths: null,
};

const toyBatch: BatchValues = {
  title: { sc: 'x', tc: 'x', en: 'x' },
  startsAt: 1_700_000_000,
  endsAt: 1_890_000_000,
  lettersUntil: null,
  code: '202601',
  capacity: null,
  leftOut: [],
  documents: [],
  information: null,
  places: [],
};

/** What cannot be derived from names and types. Add a call here if its own case is refused because of its body. */
const hints: Readonly<Record<string, (world: BodyWorld) => Body>> = {
  login: ({ person }) => ({ account: person.email, password: toyPassword }),
  logoff: () => ({ old_password: toyPassword }),
  endSession: ({ person }) => ({ id: person.ids.session }),
  switchProject: () => ({ target: 'matrix-sibling' }),
  portrait: ({ png }) => ({ file: new File([new Uint8Array(png)], 'a.png', { type: 'image/png' }) }),
  sendSms: ({ proofs }) => ({ ...proofs.human, area: '86', mobile: '13800138000', purpose: 'register' }),
  sendMailCode: ({ proofs }) => ({ ...proofs.human, purpose: 'reset' }),
  checkCode: ({ person, proofs }) => ({ email: person.email, purpose: 'login', code: proofs.code }),
  register: ({ proofs }) => ({
    ...proofs.human,
    method: 'email',
    email: 'new@matrix.example',
    password: 'Newland2026',
  }),
  sendActivation: ({ proofs }) => proofs.human,
  activate: ({ person }) => ({ token: person.activateToken, password: toyPassword }),
  forgotPassword: ({ proofs, person }) => ({ ...proofs.human, email: person.email }),
  resetPassword: ({ person }) => ({ token: person.resetToken, password: 'Newland2026' }),
  findAddressChange: ({ person }) => ({ token: person.changeToken }),
  takeBackAddress: ({ person }) => ({ token: person.changeToken, password: 'Newland2026' }),
  amend: () => ({ kind: 'name', name: 'Renamed' }),
  saveBasic: () => ({ changes }),
  submit: () => ({ terms: '1', known_items: '1' }),
  overallSubmission: () => ({ terms: '1', known_items: '1', modules: '{}' }),
  uploadAutograph: ({ png, caller, person }) => ({
    autograph: JSON.stringify({ file: `data:image/png;base64,${Buffer.from(png).toString('base64')}` }),
    ...(caller.audience === 'recommender'
      ? { letter: person.ids.request, id: 'stamp', menu_id: 'letter' }
      : { id: 'hand', menu_id: 'papers' }),
  }),
  sign: ({ caller, person }) => ({ uid: caller.audience === 'recommender' ? person.ids.stamp : person.ids.signature }),
  upload: ({ caller, person }) => ({
    file: pdf(),
    ...(caller.audience === 'recommender'
      ? { letter: person.ids.request, id: 'paper', menu_id: 'letter' }
      : { id: 'any', menu_id: 'papers' }),
  }),
  finishUpload: ({ caller, person }) => ({
    uid: caller.audience === 'recommender' ? person.ids.arrivingPaper : person.ids.arriving,
  }),
  singlePage: () => ({ key: 'notes' }),
  readSinglePage: ({ person }) => ({ id: person.world.page }),
  recommendLogin: ({ person }) => ({ token: person.link }),
  saveLetter: () => ({ menuid: 'letter', changes: JSON.stringify({ praise: 'changed' }) }),
  carryLetter: ({ person }) => ({ from: person.ids.earlier }),
  sendEmail: ({ person }) => ({
    menuid: 'referees',
    columnNumber: '2',
    email: person.newTeacher,
    waive: '0',
    notice: 'n',
  }),
  replaceReferee: () => ({ values: JSON.stringify({ who: 'New', mail: 'new-teacher@university.example' }) }),
  staffExportState: ({ person }) => ({ document: person.ids.staffDocument }),
  createProjectFromFile: ({ person, proofs }) => ({
    org: person.world.orgId,
    domain: 'matrix-of-a-file',
    content: '1',
    file: proofs.projectFile,
  }),
  addContentFile: () => ({ file: pdf() }),
  addLookPicture: ({ png }) => ({ file: new File([new Uint8Array(png)], 'logo.png', { type: 'image/png' }) }),
  addDomain: () => ({ host: 'apply.matrix.example' }),
  proveDomain: () => ({ host: 'claimed.matrix.example' }),
  removeDomain: () => ({ host: 'claimed.matrix.example' }),
  compareProjectFile: ({ proofs }) => ({ file: proofs.projectFile }),
  applyProjectFile: ({ proofs }) => ({ file: proofs.projectFile, revision: proofs.fileReport }),
  keepFlowEntry: ({ person }) => ({
    entry: person.ids.entry,
    menuid: 'papers',
    title: { sc: 'x', tc: '', en: '' },
    text: { sc: '', tc: '', en: '' },
    day: '2026-11-03',
    state: 'none',
    shown: true,
    files: [],
  }),
  removeFlowEntry: ({ person }) => ({ entry: person.ids.entry }),
  uploadForFlow: ({ person }) => ({ entry: person.ids.entry, file: pdf() }),
  ...draftBodies,
  ...bankBodies,
  ...articleBodies,
  ...messageBodies,
  changeSettings: () => ({ revision: 0, settings: toySettings }),
  saveBatch: ({ person }) => ({ batch: person.world.batchId, revision: 0, values: toyBatch }),
  orderBatches: ({ person }) => ({ revision: 0, order: [person.world.batchId, person.world.freeBatch] }),
  removeBatch: ({ person }) => ({ batch: person.world.freeBatch, revision: 0 }),
  holdBack: () => ({ reason: 'x' }),
  findApplicants: () => ({ query: 'matrix' }),
  giveExtension: ({ person }) => ({
    applicant: person.ids.applicant,
    until: extendedUntil + 600,
    reason: 'x',
    was: extendedUntil,
  }),
  withdrawExtension: ({ person }) => ({ applicant: person.ids.applicant, reason: 'x', was: extendedUntil }),
  approveOutage: ({ person }) => ({ batch: person.world.batchId, ...aboutOutage, until: 1_890_000_000 }),
  dismissOutage: ({ person }) => ({ batch: person.world.batchId, ...aboutOutage }),
  enterAsStaff: ({ proofs }) => ({ code: proofs.entry }),
  staffSignIn: ({ proofs }) => ({ account: proofs.staffAccount, password: toyPassword }),
  giveRole: ({ person }) => ({
    staff: person.ids.colleague,
    role: 'observer',
    organisation: person.world.orgId,
    project: null,
  }),
  changeRole: ({ person }) => ({ role_id: person.ids.colleagueRole, was: 'reviewer', role: 'observer' }),
  removeRole: ({ person }) => ({ role_id: person.ids.colleagueRole, was: 'reviewer' }),
  inviteColleague: ({ person }) => ({ organisation: person.world.orgId, project: person.world.id, role: 'observer' }),
  resendInvitation: ({ person }) => ({ invitation: person.ids.invitation }),
  withdrawInvitation: ({ person }) => ({ invitation: person.ids.invitation }),
  findInvitation: ({ person }) => ({ token: person.ids.invitationToken }),
  acceptInvitation: ({ person }) => ({ token: person.ids.invitationToken, name: 'x', password: 'Lantern2026' }),
  setStaffPassword: ({ person }) => ({ token: person.ids.passwordToken, password: 'Lantern2026' }),
  changeOwnPassword: () => ({ password: toyPassword, new_password: 'Lantern2026' }),
  confirmOwnMail: ({ person }) => ({ token: person.ids.mailToken }),
  endOwnSessions: () => ({ session: null }),
  changeOwnZone: () => ({ time_zone: 'Asia/Kabul' }),
  demandFactors: ({ person }) => ({ organisation: person.world.orgId, demanded: true }),
  resetFactors: ({ person }) => ({ staff: person.ids.colleague, reason: 'x' }),
  changeSingleSignOn: ({ person }) => ssoBodies.change(person.world.orgId),
  proveSignInDomain: ({ person }) => ssoBodies.prove(person.world.orgId),
  beginOrganisationSignIn: ({ person }) => ssoBodies.begin(person.world.orgId),
  finishOrganisationSignIn: () => ssoBodies.signIn,
  beginConnecting: ({ person }) => ({ organisation: person.world.orgId }),
  finishConnecting: () => ssoBodies.connect,
  disconnect: ({ person }) => ({ organisation: person.world.orgId }),
  finishOrganisationProof: () => ssoBodies.proof,
  secondStep: ({ proofs }) => ({ pending: proofs.pending, code: toyCode() }),
  proveAgain: () => ({ password: toyPassword }),
  confirmTotp: ({ caller }) => ({ ticket: ticketFor(caller), code: toyCode() }),
  addPasskey: () => ({ name: 'x', made: passkeyBodies.made }),
  renamePasskey: () => ({ passkey: passkeyBodies.passkey, name: 'Red key' }),
  removePasskey: () => ({ passkey: passkeyBodies.passkey }),
  passkeyForStep: ({ proofs }) => ({ pending: proofs.pending }),
  passkeySignIn: () => passkeyBodies.used,
  staffLog: ({ person }) => ({ application: person.ids.application }),
  verifyLog: ({ person }) => ({ org: person.world.orgId }),
  staffProject: ({ person }) => ({ domain: person.world.slug }),
  ...projectBodies,
  retryJob: ({ proofs }) => ({ job: proofs.failedJob }),
  sendTestMessage: () => ({ channel: 'mail', recipient: 'operator@matrix.example' }),
  readOutboxMessage: ({ person }) => ({ id: person.world.message }),
};
