/** Bodies of calls that change, examine and publish the draft of a look or of a form; each is at revision 1. */
export const draftBodies = {
  saveFormDraft: () => ({ revision: 1, changes: { 'module:papers': { from: {}, to: { required: true } } } }),
  discardFormDraft: () => ({ revision: 1 }),
  restoreFormDraft: () => ({ revision: 1, to: 0 }),
  examineFormEffect: () => ({ revision: 1 }),
  publishFormDraft: () => ({ revision: 1, note: '' }),
  scheduleForm: () => ({ revision: 1, note: '', at: '2026-12-24T09:00:00.000Z' }),
  cancelFormSchedule: () => ({ schedule: 1, cancelled: true }),
  rollBackForm: () => ({ revision: 1, number: 1, note: '' }),
  allowMissingTranslations: () => ({ languages: ['en'] }),
  saveLook: () => ({ changes: { icp: { from: 'ICP 1', to: 'ICP 2' } } }),
  discardLook: () => ({ revision: 1 }),
  publishLook: () => ({ revision: 1, note: '' }),
  rollBackLook: () => ({ revision: 1, edition: 1, note: '' }),
};
