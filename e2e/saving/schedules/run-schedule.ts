import type { BrowserContext } from '@playwright/test';
import type { Newcomer } from '../../support/people/newcomer.ts';
import type { Devices } from '../support/devices.ts';
import { crash, type NotebookPage, openNotebook } from '../support/notebook-page.ts';
import { expect, saves, type Site } from '../support/site.ts';
import { linesOf, shared, type Slot, slots, type Step } from './plan.ts';

type Device = 'first' | 'other';
const deviceOf: Readonly<Record<Slot, Device>> = {
  'first tab': 'first',
  'second tab': 'first',
  'other device': 'other',
};

/** One person with two devices, everything that happens to them, and what must hold in the end. */
export class Schedule {
  readonly #site: Site;
  readonly #pool: Devices;
  readonly #person: Newcomer;
  readonly #devices = new Map<Device, BrowserContext>();
  readonly #tabs = new Map<Slot, NotebookPage>();
  /** What was typed into each line, in order: the final text must be the same. */
  readonly #typed = new Map<string, string>();
  /** What all tabs typed into the story: each text is there in the end, or somebody decided against it. */
  readonly #told: string[] = [];
  readonly #places: string[] = [];

  constructor(site: Site, pool: Devices, person: Newcomer) {
    this.#site = site;
    this.#pool = pool;
    this.#person = person;
  }

  async take(step: Step): Promise<void> {
    const { road, server } = this.#site;
    switch (step.do) {
      case 'write':
        return this.#write(step.slot, step.line, step.text);
      case 'add a place':
        return this.#addPlace(step.text);
      case 'open':
        return this.#open(step.slot);
      case 'close':
        return this.#leave(step.slot, (tab) => tab.page.close());
      case 'crash':
        return this.#leave(step.slot, crash);
      case 'reload':
        await this.#leave(step.slot, (tab) => tab.page.close());
        return this.#open(step.slot);
      case 'see it saved':
        await this.#seeSaved(step.slot);
        return this.#expectHonest(step.slot);
      case 'lose answers':
        return void road.add({ fault: { kind: 'loseAnswer' }, where: saves, times: step.times });
      case 'drop requests':
        return void road.add({ fault: { kind: 'dropRequest' }, where: saves, times: step.times });
      case 'go offline':
        for (const device of this.#devices.values()) await device.setOffline(true);
        return;
      case 'go dark':
        return road.goDark();
      case 'refuse':
        return road.refuse();
      case 'mend':
        return this.#mend();
      case 'kill the server':
        await server.kill();
        return server.start();
    }
  }

  /** All faults end and every tab is opened once more: nothing typed is missing, nothing is there twice. */
  async end(): Promise<void> {
    await this.#mend();
    const used = slots.filter((slot) => slot === 'first tab' || this.#typed.has(linesOf[slot][0]));
    for (const slot of used) if (!this.#tabs.has(slot)) await this.#open(slot);
    let decidedAgainst = '';
    for (const slot of used) {
      await this.#tab(slot).quiet();
      decidedAgainst += await this.#tab(slot).resolveConflict('mine');
      await this.#tab(slot).saved();
      await this.#expectHonest(slot);
    }
    const { save_field } = await this.#person.filed('notes');
    for (const [line, text] of this.#typed) expect.soft(save_field.normal[line.toLowerCase()], line).toBe(text);
    const saved = save_field.normal['story'];
    const story = typeof saved === 'string' ? saved : '';
    for (const part of this.#told) {
      const times = story.split(part).length - 1;
      expect.soft(times, `${part} in ${story}`).toBe(decidedAgainst.includes(part) ? Math.min(times, 1) : 1);
    }
    expect.soft((save_field.column['places'] ?? []).map(({ town }) => town)).toEqual(this.#places);
  }

  async close(): Promise<void> {
    for (const device of this.#devices.values()) await this.#pool.giveBack(device);
  }

  /** Other scenarios wait for the backoff; here the page retries at once. */
  async #seeSaved(slot: Slot): Promise<void> {
    const tab = this.#tab(slot);
    const again = () => tab.page.evaluate(() => window.dispatchEvent(new Event('online')));
    const hurrying = setInterval(() => void again().catch(() => undefined), 250);
    await tab.saved().finally(() => clearInterval(hurrying));
  }

  async #open(slot: Slot): Promise<void> {
    const device = await this.#device(deviceOf[slot]);
    const tab = await openNotebook(device, this.#person);
    this.#tabs.set(slot, tab);
    for (const line of linesOf[slot]) await expect(tab.box(line)).toHaveValue(this.#typed.get(line) ?? '');
  }

  async #leave(slot: Slot, leave: (tab: NotebookPage) => Promise<void>): Promise<void> {
    await leave(this.#tab(slot));
    this.#tabs.delete(slot);
  }

  async #write(slot: Slot, line: string, text: string): Promise<void> {
    const tab = this.#tab(slot);
    await tab.write(line, text);
    if (line === shared) this.#told.push(text);
    else {
      const whole = `${this.#typed.get(line) ?? ''}${text}`;
      this.#typed.set(line, whole);
      await expect(tab.box(line)).toHaveValue(whole);
    }
    await this.#expectHonest(slot);
  }

  async #addPlace(town: string): Promise<void> {
    const { page } = this.#tab('first tab');
    await page.getByRole('button', { name: 'Add a place' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Town' }).fill(town);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    this.#places.push(town);
    await this.#expectHonest('first tab');
  }

  /** If the status says saved, the server has what the lines show. */
  async #expectHonest(slot: Slot): Promise<void> {
    const shown = await this.#tab(slot).glance(linesOf[slot]);
    if (!shown.saysSaved) return;
    const { save_field } = await this.#person.filed('notes');
    for (const [line, text] of Object.entries(shown.lines)) {
      expect(save_field.normal[line.toLowerCase()] ?? '', `${line} in the ${slot}, said to be saved`).toBe(text);
    }
  }

  async #mend(): Promise<void> {
    await this.#site.road.heal();
    // An `online` event makes the page retry without waiting for its backoff.
    for (const device of this.#devices.values()) {
      await device.setOffline(true);
      await device.setOffline(false);
    }
  }

  async #device(name: Device): Promise<BrowserContext> {
    const device = this.#devices.get(name) ?? (await this.#pool.borrow(this.#person));
    this.#devices.set(name, device);
    return device;
  }

  #tab(slot: Slot): NotebookPage {
    const tab = this.#tabs.get(slot);
    if (tab === undefined) throw new Error(`The ${slot} is not open`);
    return tab;
  }
}
