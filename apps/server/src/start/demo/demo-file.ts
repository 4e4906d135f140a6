import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureKind } from '@portico/contract/look-parts';
import { endOfMinute } from '@portico/form-engine/states/periods';
import type { DemoBatch, DemoTenant } from '../../../seeds/demo-tenant.ts';
import { demoPictures } from '../../../seeds/demo-tenants.ts';
import type { FileBatch } from '../../domain/project-file/format/calendar.schema.ts';
import type { FileLook, FilePicture } from '../../domain/project-file/format/look.schema.ts';
import { fileFormat, fileVersion, type ProjectFile } from '../../domain/project-file/format/project-file.ts';
import { serverRoot } from '../../platform/server-root.ts';
import { daysAfter, onTheHour } from './seeded.ts';

/** The key of the table that a demo tenant keeps about its applicants. */
export const demoTable = 'records';

/** A demo tenant as a project file: days counted from now, pictures from its folder. */
export async function demoFile(tenant: DemoTenant, now: Date): Promise<ProjectFile> {
  const { guide, statement, pages = [], additionalInfo } = tenant;
  return {
    format: fileFormat,
    version: fileVersion,
    look: await lookOf(tenant),
    settings: {
      languages: tenant.languages,
      loginMethods: tenant.loginMethods,
      registerMethods: tenant.registerMethods,
      registerFields: tenant.registerFields ?? [],
      generatesCredentials: tenant.generatesCredentials ?? false,
      userType: tenant.userType,
      timeZone: tenant.timeZone,
      serviceEndsAt: endOfMinute(daysAfter(now, tenant.serviceEndsInDays)).toISOString(),
      listed: tenant.listed,
      formOpen: tenant.formOpen ?? false,
      filesPerPersonMb: 500,
      filesInAllMb: 51_200,
      allowsRevoking: true,
      allowsReapplying: true,
      embeddedOrigins: [],
      mailName: { sc: '', tc: '', en: '' },
      mailReplyTo: '',
      ...(tenant.answerDays !== undefined && { answerDays: tenant.answerDays }),
      retention: {},
      preview: {},
      letters: tenant.letters ?? {},
    },
    calendar: { batches: tenant.batches.map((batch) => batchOf(batch, now)) },
    content: {
      guide,
      statement,
      pages: pages.map(({ consent = null, ...page }) => ({ ...page, consent })),
      tables:
        additionalInfo === undefined
          ? []
          : [
              {
                key: demoTable,
                name: additionalInfo.name,
                columns: additionalInfo.columns.map(({ title, width = '' }) => ({ title, width })),
              },
            ],
      articles: [],
      answers: [],
      files: [],
    },
    forms: { application: tenant.form ?? null },
  };
}

async function lookOf(tenant: DemoTenant): Promise<FileLook> {
  const { settings, homePage } = tenant;
  return {
    title: tenant.title,
    seoTitle: tenant.seoTitle,
    skin: tenant.skin,
    theme: tenant.theme,
    colour: tenant.color,
    softColour: '',
    traits: tenant.traits,
    headers: tenant.headers ?? {},
    homeBlocks: tenant.homeBlocks ?? [1, 2, 3, 4],
    menus: {
      header: homePage.header.layout,
      home: homePage.main.layout_info.map(({ value, state, option, nickname_sc, nickname_tc, nickname_en }) => ({
        part: value,
        state,
        shown: option.show === 1,
        open: option.open === 1,
        name: { sc: nickname_sc, tc: nickname_tc, en: nickname_en },
      })),
      footer: homePage.footer.layout,
    },
    contact: settings.contact,
    icp: settings.icp,
    copyright: settings.copyright,
    links: settings.links,
    qrLabel: settings.qrLabel,
    pictures: {
      logo: await readPicture(tenant, 'logo'),
      icon: await readPicture(tenant, 'icon'),
      header: await readPicture(tenant, 'header'),
      qr: await readPicture(tenant, 'qr'),
    },
  };
}

async function readPicture(tenant: DemoTenant, kind: PictureKind): Promise<FilePicture> {
  const content = await readFile(join(serverRoot, 'seeds', tenant.slug, demoPictures[kind]));
  return {
    mediaType: 'image/svg+xml',
    sha256: createHash('sha256').update(content).digest('hex'),
    content: content.toString('base64'),
  };
}

function batchOf(batch: DemoBatch, now: Date): FileBatch {
  const { information = null, daysForLetters, closesInDays } = batch;
  const closes = (days: number) => onTheHour(daysAfter(now, days), '15:59:59').toISOString();
  return {
    key: batch.key,
    title: batch.title,
    startsAt: onTheHour(daysAfter(now, batch.opensInDays), '01:00:00').toISOString(),
    endsAt: closes(closesInDays),
    code: null,
    lettersUntil: daysForLetters === undefined ? null : closes(closesInDays + daysForLetters),
    leftOutModules: batch.leftOut ?? [],
    places: batch.places ?? [],
    information,
    capacity: null,
    documents: batch.documents ?? [],
  };
}
