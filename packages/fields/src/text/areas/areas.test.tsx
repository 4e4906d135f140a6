import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { local } from '@portico/form-engine/testing/build-form';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { LoadAreas } from '../../field-services.ts';
import { renderField } from '../../testing/render-field.tsx';

afterEach(cleanup);

const origin: FieldDefinition = {
  id: '1',
  key: 'origin',
  type: 'text',
  label: local('Origin'),
  text: { suggest: 'area' },
};
const buildArea = (code: string, official: string, name = official) => ({ code, official, name });
const lists: Readonly<Record<string, ReturnType<typeof buildArea>[]>> = {
  '': [
    buildArea('44', '广东省', 'Guangdong'),
    buildArea('15', '内蒙古自治区', 'Inner Mongolia'),
    buildArea('81', '香港特别行政区'),
  ],
  '44': [buildArea('440100', '广州市'), buildArea('440300', '深圳市')],
  '15': [buildArea('150100', '呼和浩特市')],
  '440300': [buildArea('440305', '南山区')],
};
const areas: LoadAreas = async (parent) => lists[parent] ?? [];
const render = (value = '', load = areas) => renderField(origin, { answer: { value }, services: { areas: load } });
const chosen = () =>
  screen.getAllByRole<HTMLSelectElement>('combobox').map(({ selectedOptions }) => selectedOptions[0]?.textContent);

it('is chosen level by level, and kept by the official names', async () => {
  const { answer } = render();
  await screen.findByRole('option', { name: 'Guangdong' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'Guangdong');
  expect(answer()).toEqual({ value: '广东省' });
  await screen.findByRole('option', { name: '深圳市' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), '深圳市');
  await screen.findByRole('option', { name: '南山区' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'District or county' }), '南山区');
  expect(answer()).toEqual({ value: '广东省 深圳市 南山区' });
  // Another province has other cities.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'Inner Mongolia');
  expect(answer()).toEqual({ value: '内蒙古自治区' });
  await screen.findByRole('option', { name: '呼和浩特市' });
  expect(chosen()).toEqual(['Inner Mongolia', 'City']);
});

it.each([
  ['广东省 深圳市 南山区', ['Guangdong', '深圳市', '南山区']],
  ['Guangdong 深圳市', ['Guangdong', '深圳市', 'District or county']],
  ['Inner Mongolia 呼和浩特市', ['Inner Mongolia', '呼和浩特市']],
  ['香港特别行政区', ['香港特别行政区']],
])('%s is found in the lists again, in whichever language it was written', async (value, levels) => {
  const { answer } = render(value);
  await expect.poll(chosen).toEqual(levels);
  expect(answer()).toEqual({ value });
});

it.each(['Kuala Lumpur', '广东省 某个老地方', '广东省 深圳市 南山区 粤海街道'])(
  '%s is in no list: it stays as it was written',
  async (value) => {
    const { answer } = render(value);
    await expect.poll(chosen).toEqual(['Elsewhere: write the place']);
    await userEvent.type(screen.getByRole('textbox'), '!');
    expect(answer()).toEqual({ value: `${value}!` });
  },
);

it('a place abroad is written, and taken back by choosing a province', async () => {
  const { answer } = render('广东省');
  await screen.findByRole('option', { name: '深圳市' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'elsewhere');
  await userEvent.type(screen.getByRole('textbox'), 'Lagos');
  expect(answer()).toEqual({ value: 'Lagos' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origin' }), 'Guangdong');
  expect(answer()).toEqual({ value: '广东省' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('without lists it is a line, and what stands in it stays', async () => {
  const { answer } = render('广东省', () => Promise.reject(new Error('offline')));
  expect(await screen.findByDisplayValue('广东省')).toBeDefined();
  await userEvent.type(await screen.findByRole('textbox'), ' 广州市');
  expect(answer()).toEqual({ value: '广东省 广州市' });
});
