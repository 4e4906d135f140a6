import { addLookPicture, lookPicturePath } from '@portico/contract/look';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPng } from '../../../platform/files/pictures/testing/build-png.ts';
import { openClient, refused, type TestClient } from '../../../testing/client.ts';
import { type LookWorld, openLookServer } from '../testing/look-fixture.ts';

let opened: Awaited<ReturnType<typeof openLookServer>>;
let world: LookWorld;

beforeAll(async () => {
  opened = await openLookServer();
});
afterAll(() => opened.server.close());
beforeEach(async () => {
  world = await opened.open();
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const drawing = (colour = 'red') => svg(`<path fill="${colour}" d="M0 0h9v9z"/>`);
const named = (content: string | Uint8Array<ArrayBuffer>, name = 'logo.svg') => new File([content], name);

function add(file: File, client: TestClient = world.administrator) {
  return client.call(addLookPicture, { project: world.project.id, file });
}
function fetchPicture(digest: string, client: TestClient = world.administrator) {
  return client.fetch(`${lookPicturePath}?project=${world.project.id}&digest=${digest}`);
}
const livePicture = () => openClient(opened.server.app).fetch(`/pictures/${world.project.id}/logo`);

it('is shown to staff before it is published, to everybody afterwards, and comes back with its edition', async () => {
  const first = await add(named(drawing('red')));
  expect(await add(named(drawing('red')), world.editor)).toEqual(first);
  const { revision } = await world.save({ 'pictures.logo': [null, first.digest] });
  expect(await (await fetchPicture(first.digest)).text()).toBe(drawing('red'));
  expect((await livePicture()).status).toBe(404);
  await world.publish(revision);
  expect(await (await livePicture()).text()).toBe(drawing('red'));

  const second = await add(named(drawing('blue')));
  await world.publish((await world.save({ 'pictures.logo': [first.digest, second.digest] })).revision);
  expect(await (await livePicture()).text()).toBe(drawing('blue'));
  await world.rollBack(2, (await world.read()).revision);
  expect(await (await livePicture()).text()).toBe(drawing('red'));
});

it('is encoded again where it is a photo, by its bytes and not by its name', async () => {
  const png = new Uint8Array(buildPng(2, 8, Buffer.alloc(6)));
  const { digest } = await add(named(png, 'logo.svg'));
  const answer = await fetchPicture(digest);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
});

it.each([
  ['a script', svg('<script>alert(1)</script>'), 'lookPicture'],
  ['a handler', svg('<path onload="alert(1)" d=""/>'), 'lookPicture'],
  ['a picture from elsewhere', svg('<image href="https://example.com/x.png"/>'), 'lookPicture'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'lookPicture'],
  ['a paper', '%PDF-1.7\n', 'lookPicture'],
  ['a page', '<html></html>', 'lookPicture'],
  ['nothing', '', 'fileEmpty'],
  ['more than a megabyte', svg(`<desc>${'x'.repeat(1_048_577)}</desc>`), 'fileTooBig'],
])('with %s is refused', async (_what, content, error) => {
  expect(await refused(add(named(content)))).toBe(error);
});

it('is refused where its header claims too many pixels', async () => {
  const png = buildPng(2, 8, Buffer.alloc(6));
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  expect(await refused(add(named(new Uint8Array(png))))).toBe('filePixels');
});

it('is nobody’s outside the project', async () => {
  const { digest } = await add(named(drawing()));
  const foreign = (await opened.open()).administrator;
  expect(await refused(add(named(drawing()), foreign))).toBe('notFound');
  expect(await refused(add(named(drawing()), openClient(opened.server.app)))).toBe('notSignedIn');
  expect((await fetchPicture(digest, foreign)).status).toBe(404);
  expect((await fetchPicture(digest, openClient(opened.server.app))).status).toBe(401);
});

it('is removed a week later if nothing names it, and kept where a draft or an edition does', async () => {
  const [unused, drafted, published] = [
    await add(named(drawing('one'))),
    await add(named(drawing('two'))),
    await add(named(drawing('three'))),
  ];
  await world.publish((await world.save({ 'pictures.logo': [null, published.digest] })).revision);
  await world.publish((await world.save({ 'pictures.logo': [published.digest, null] })).revision);
  await world.save({ 'pictures.qr': [null, drafted.digest] });
  await opened.server.ownerDb
    .updateTable('look_pictures')
    .set({ added_at: new Date('2020-01-01T00:00:00Z') })
    .where('project_id', '=', world.project.id)
    .execute();
  await add(named(drawing('four')));
  const status = async ({ digest }: { readonly digest: string }) => (await fetchPicture(digest)).status;
  expect([await status(unused), await status(drafted), await status(published)]).toEqual([404, 200, 200]);
});
