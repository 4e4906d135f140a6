import type * as schemas from './places.schemas.ts';
import { route } from '../wire/route.ts';

export const countries = route<schemas.Countries>({
  name: 'countries',
  summary: 'Countries and dialling codes, main ones first',
  method: 'GET',
  path: '/v1/public/country',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
  forClients: 'For fields that take a country or a dialling code. Screens have the list built in.',
});

export const areas = route<schemas.Areas>({
  name: 'areas',
  summary: 'Provinces; with pid, the cities of a province or the counties of a city',
  method: 'GET',
  path: '/v1/public/area',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
});

export const channelAccess = route<schemas.ChannelAccess>({
  name: 'channelAccess',
  summary: 'Notes where a visit came from',
  method: 'POST',
  path: '/v1/enroll/channelAccess',
  scope: 'project',
  access: ['anyone'],
  limit: 'write',
  encoding: 'form',
});

export const browser = route<schemas.Browser>({
  name: 'browser',
  summary: 'Whether the caller’s browser can show the portal',
  method: 'GET',
  path: '/v1/browser',
  scope: 'installation',
  access: ['anyone'],
  limit: 'read',
  forClients: 'For a site that leads here and warns beforehand. The page tells an old browser so before any script.',
});
