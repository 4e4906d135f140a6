import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';
import { makeCaptcha } from './captcha.ts';
import { openChallenge } from './challenge.ts';
import { puzzleBits, puzzleBitsAfter, solvesPuzzle } from './puzzle.ts';
import { countProofs, requireHuman } from './require-human.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let project: ToyProject;
const secretKey = 'k'.repeat(40);

beforeAll(async () => {
  opened = await openTestDatabase();
  project = await buildProject(opened.ownerDb, { slug: 'humans' });
});
afterAll(() => opened.close());

const scope = (seconds = 0) => ({
  db: opened.database.forProject(project),
  projectId: project.id,
  secretKey,
  ip: '192.0.2.1',
  now: new Date(frozenNow.getTime() + seconds * 1000),
});

/** A challenge together with its sealed content. */
function newChallenge(bits = puzzleBits) {
  const { challenge, puzzle, image } = makeCaptcha(secretKey, { project: project.id, bits }, frozenNow);
  return { challenge, puzzle, image, text: openChallenge(secretKey, challenge, frozenNow)?.text ?? '' };
}

describe('a captcha', () => {
  it('is a picture that does not hold its own answer', () => {
    const { image, text, challenge } = newChallenge();
    const svg = Buffer.from(image.split(',')[1] ?? '', 'base64').toString('utf8');
    expect(svg).toContain('<svg');
    expect(svg).not.toContain('<text');
    expect(Buffer.from(challenge, 'base64url').toString('latin1').toLowerCase()).not.toContain(text);
  });

  it('is answered by its characters, whatever their case, once', async () => {
    const { challenge, text } = newChallenge();
    const proof = { challenge, captcha: text.toUpperCase() };
    await requireHuman(scope(), proof);
    await expect(requireHuman(scope(), proof)).rejects.toMatchObject({ key: 'captchaWrong' });
  });

  it('is answered by work', async () => {
    const { challenge, puzzle } = newChallenge();
    let work = 0;
    while (!solvesPuzzle(puzzle.salt, String(work), puzzle.bits)) work += 1;
    await requireHuman(scope(), { challenge, work: String(work) });
  });

  it.each([{ captcha: 'xxxx' }, { work: '1' }, {}, { captcha: '' }])(
    'is not answered by %o, and then used up',
    async (answer) => {
      const { challenge, text } = newChallenge();
      await expect(requireHuman(scope(), { challenge, ...answer })).rejects.toMatchObject({ key: 'captchaWrong' });
      await expect(requireHuman(scope(), { challenge, captcha: text })).rejects.toMatchObject({ key: 'captchaWrong' });
    },
  );

  it('is void after five minutes, and when it is not ours', async () => {
    const { challenge, text } = newChallenge();
    await expect(requireHuman(scope(301), { challenge, captcha: text })).rejects.toMatchObject({ key: 'captchaWrong' });
    await expect(requireHuman(scope(), { challenge: 'made up', captcha: 'x' })).rejects.toMatchObject({
      key: 'captchaWrong',
    });
  });

  it('asks for as much work as it was made with, and is harder only after very many proofs', async () => {
    const { challenge, puzzle } = newChallenge(puzzleBits + 1);
    let work = 0;
    const solves = (bits: number) => solvesPuzzle(puzzle.salt, String(work), bits);
    while (!solves(puzzleBits) || solves(puzzleBits + 1)) work += 1;
    await expect(requireHuman(scope(), { challenge, work: String(work) })).rejects.toMatchObject({
      key: 'captchaWrong',
    });
    const before = await countProofs(scope());
    await requireHuman(scope(), { challenge: newChallenge().challenge, captcha: '' }).catch(() => undefined);
    expect(await countProofs(scope())).toBe(before + 1);
    expect(await countProofs({ ...scope(), ip: '192.0.2.2' })).toBe(0);
    expect(await countProofs(scope(3601))).toBe(0);
    expect([0, 60, 61, 300, 301].map(puzzleBitsAfter)).toEqual([13, 13, 16, 16, 18]);
  });

  it('is good in its own project only', async () => {
    const { challenge, text } = newChallenge();
    const other = await buildProject(opened.ownerDb, { slug: 'other-humans' });
    const there = { ...scope(), db: opened.database.forProject(other), projectId: other.id };
    await expect(requireHuman(there, { challenge, captcha: text })).rejects.toMatchObject({ key: 'captchaWrong' });
    await requireHuman(scope(), { challenge, captcha: text });
  });
});
