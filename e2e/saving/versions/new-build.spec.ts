import { rmSync } from 'node:fs';
import { makeOtherBuild } from '@portico/testing/other-build';
import { newFolder } from '../../support/server/data-folder.ts';
import { openNotebook } from '../support/notebook-page.ts';
import { expect, test } from '../support/site.ts';

test('a new build that is deployed while somebody types costs no character', async ({ site, device, person }) => {
  const { server } = site;
  const folder = newFolder();
  const program = makeOtherBuild(folder);
  try {
    const tab = await openNotebook(device, person);
    await tab.write('Alpha', 'old build');
    let reloads = 0;
    tab.page.on('request', (request) => (reloads += request.isNavigationRequest() ? 1 : 0));
    await server.kill();
    await tab.write('Alpha', ', no build');
    await server.start(program);
    await tab.write('Alpha', ', new build');
    await tab.saved();
    await expect(tab.box('Alpha')).toHaveValue('old build, no build, new build');

    // The chunks of the next page are neither cached nor on the server any more: the page reloads.
    const session = await device.newCDPSession(tab.page);
    await session.send('Network.clearBrowserCache');
    await tab.write('Beta', 'on the way out');
    // A server that is slow after its start is not waited for long: leaving asks for confirmation.
    const leave = tab.page.getByRole('button', { name: 'Leave', exact: true });
    const moved = async () => {
      // The dialog may close by itself.
      if (await leave.isVisible()) await leave.click({ timeout: 1_000 }).catch(() => undefined);
      return reloads;
    };
    await tab.page.evaluate(() => window.location.assign('#/edit_pass'));
    await expect.poll(moved).toBe(1);
    await expect(tab.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const again = await openNotebook(device, person);
    await expect(again.box('Beta')).toHaveValue('on the way out');
    await again.saved();
    expect((await person.filed('notes')).save_field.normal).toEqual({
      alpha: 'old build, no build, new build',
      beta: 'on the way out',
    });
  } finally {
    await server.kill();
    await server.start();
    rmSync(folder, { recursive: true, force: true });
  }
});
