import * as routes from '@portico/contract/proofs';
import * as schemas from '@portico/contract/proofs.schemas';
import { handle } from '../../../platform/wire/handle.ts';
import { readContact, readMail, readMobile } from '../../../domain/accounts/contacts.ts';
import { makeCaptcha } from './captcha.ts';
import { findApplicantByKey } from '../../../domain/accounts/applicants.queries.ts';
import { findKnownDevice } from '../../../domain/proofs/known-device.ts';
import { checkCode } from '../../../domain/proofs/codes.ts';
import { puzzleBitsAfter } from './puzzle.ts';
import { countProofs, requireHuman } from './require-human.ts';
import { sendCode } from './send-code.ts';

export const proofRoutes = [
  handle.visitor(routes.captcha, schemas.captcha, async (_input, call) => {
    const { secretKey, project, now } = call;
    const proofs = await countProofs({ ...call, projectId: project.id });
    return makeCaptcha(secretKey, { project: project.id, bits: puzzleBitsAfter(proofs) }, now);
  }),
  handle.visitor(routes.sendSms, schemas.sendSms, async (input, call) => {
    const contact = readMobile(input.area, input.mobile);
    await requireHuman({ ...call, projectId: call.project.id }, input);
    return sendCode(contact, input.purpose, input.lang ?? call.language, call);
  }),
  handle.visitor(routes.sendMailCode, schemas.sendMailCode, async (input, call) => {
    const contact = readMail(input.email);
    await requireHuman({ ...call, projectId: call.project.id }, input);
    return sendCode(contact, input.purpose, input.lang ?? call.language, call);
  }),
  handle.visitor(routes.checkCode, schemas.checkCode, async (input, call) => {
    const contact = readContact(input);
    const address = { channel: contact.channel, target: contact.key, purpose: input.purpose };
    const knownDevice = findKnownDevice(call, await findApplicantByKey(call.db, contact));
    await checkCode({ ...call, projectId: call.project.id, knownDevice }, address, input.code);
    return null;
  }),
];
