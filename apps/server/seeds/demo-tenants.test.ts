import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findTraditionalProblems, hongKongUsage } from '@portico/i18n/traditional-check';
import { demoStaff } from './demo-staff.ts';
import type { DemoTenant } from './demo-tenant.ts';
import { demoPictures, demoTenants } from './demo-tenants.ts';
import { localTexts } from './local-texts.ts';

test('slugs are unique and fit an address', () => {
  const slugs = demoTenants.map((tenant) => tenant.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9][a-z0-9-]{0,62}$/);
});

test('one organisation has two listed projects to switch between', () => {
  const keys = demoTenants.filter((tenant) => tenant.listed).map((tenant) => tenant.organisation.key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toHaveLength(1);
});

test('only a project that is not listed is past its service period', () => {
  for (const tenant of demoTenants) expect(tenant.serviceEndsInDays > 0).toBe(tenant.listed);
});

test('the default colour is among the colours, and no two tenants share one', () => {
  const colors = demoTenants.map((tenant) => tenant.color);
  expect(colors).toContain('#4dbca6');
  expect(new Set(colors).size).toBe(colors.length);
});

test('nobody shares an account with anybody', () => {
  const accounts = demoTenants
    .flatMap((tenant) => tenant.applicants.flatMap((applicant) => [applicant.email, applicant.mobile]))
    .filter((account) => account !== '');
  expect(new Set(accounts).size).toBe(accounts.length);
});

test('nobody of the staff has the name of an applicant', () => {
  const applicants = demoTenants.flatMap((tenant) => tenant.applicants.map(({ name }) => name));
  expect(demoStaff.map(({ name }) => name).filter((name) => applicants.includes(name))).toEqual([]);
});

describe.each(demoTenants.map((tenant): [string, DemoTenant] => [tenant.slug, tenant]))('%s', (slug, tenant) => {
  test('has every text in three languages', () => {
    const texts = localTexts(tenant);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter(({ text }) => [text.sc, text.tc, text.en].some((words) => words.trim() === ''))).toEqual([]);
  });

  test('is written in traditional Chinese where it says so', () => {
    const pairs = localTexts(tenant).map(({ path, text }) => ({ path, sc: text.sc, tc: text.tc }));
    expect(findTraditionalProblems(pairs)).toEqual([]);
  });

  test('calls things as the portal does', () => {
    const texts = localTexts(tenant).map(({ path, text }) => `${path}: ${text.tc}`);
    expect(hongKongUsage.flatMap(([foreign]) => texts.filter((text) => text.includes(foreign)))).toEqual([]);
  });

  test('has as many paragraphs in each language', () => {
    for (const text of [tenant.guide, tenant.statement]) {
      const counts = [text.sc, text.tc, text.en].map((words) => words.split('\n\n').length);
      expect(new Set(counts).size).toBe(1);
      expect(counts[0]).toBeGreaterThan(1);
    }
  });

  test('has a colour in hex and a zone that exists', () => {
    expect(tenant.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: tenant.timeZone })).not.toThrow();
  });

  test('names menu items and home-page parts that exist, each once', () => {
    const header = tenant.homePage.header.layout;
    const parts = tenant.homePage.main.layout_info.map((entry) => entry.value);
    expect(header.filter((value) => value < 1 || value > 5)).toEqual([]);
    expect(parts.filter((value) => value < 0 || value > 7)).toEqual([]);
    expect(new Set(header).size).toBe(header.length);
    expect(new Set(parts).size).toBe(parts.length);
  });

  test('has batches that open before they close, with keys of their own', () => {
    const keys = tenant.batches.map((batch) => batch.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const batch of tenant.batches) expect(batch.opensInDays).toBeLessThan(batch.closesInDays);
  });

  test('has applicants who chose a batch that had opened, or none and did not submit', () => {
    for (const applicant of tenant.applicants) {
      const batch = tenant.batches.find(({ key }) => key === applicant.batch);
      if (batch === undefined) expect([applicant.batch, applicant.applicationState]).toEqual([null, 0]);
      else expect(batch.opensInDays).toBeLessThan(0);
    }
  });

  test.each(Object.values(demoPictures))('has a picture %s without script, text or foreign address', (file) => {
    const svg = readFileSync(new URL(`./${slug}/${file}`, import.meta.url), 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 /);
    expect(svg).not.toMatch(/<script|<text|<image|<foreignObject|href="(?!#)|\son\w+=/);
  });
});

test.each(demoTenants.filter((tenant) => tenant.listed).map((tenant): [string, DemoTenant] => [tenant.slug, tenant]))(
  '%s has a batch closed, open and to come',
  (_, tenant) => {
    const stages = tenant.batches.map((batch) =>
      batch.opensInDays > 0 ? 'to come' : batch.closesInDays > 0 ? 'open' : 'closed',
    );
    expect([...new Set(stages)].sort()).toEqual(['closed', 'open', 'to come']);
  },
);
