import type { BrowserContext } from '@playwright/test';
import type { Newcomer } from '../../support/people/newcomer.ts';

/**
 * Browsers that people use one after another. What the browser has downloaded and compiled stays; what the previous
 * person stored is gone.
 */
export class Devices {
  readonly #open: (person: Newcomer) => Promise<BrowserContext>;
  readonly #free: BrowserContext[] = [];

  constructor(open: (person: Newcomer) => Promise<BrowserContext>) {
    this.#open = open;
  }

  async borrow(person: Newcomer): Promise<BrowserContext> {
    const device = this.#free.pop();
    if (device === undefined) return this.#open(person);
    await device.setStorageState(person.storageState);
    return device;
  }

  async giveBack(device: BrowserContext): Promise<void> {
    for (const page of device.pages()) await page.close();
    this.#free.push(device);
  }
}
