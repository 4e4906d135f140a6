import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { BatchValues } from '@portico/contract/calendar.schemas';
import type { Language } from '@portico/form-engine/language';
import { Button, Input, Radio } from 'antd';
import { useTranslations } from 'use-intl';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import classes from '../calendar.module.css';

type Places = BatchValues['places'];
type Place = Places[number];

interface PlacesInputProps {
  readonly languages: readonly Language[];
  readonly id?: string;
  readonly value?: Places;
  readonly onChange?: (places: Places) => void;
}

const blank = { sc: '', tc: '', en: '' };
const newPlace: Place = {
  kind: 'interview',
  name: blank,
  address: blank,
  remark: blank,
  contact: { person: blank, phone: '', email: '' },
};
const kinds = ['interview', 'examination', 'consultation'] as const;

/** Where interviews, examinations and consultations of a batch take place. */
export function PlacesInput({ languages, id, value = [], onChange }: PlacesInputProps) {
  const t = useTranslations('console.calendar.place');
  const replace = (at: number, ...places: Places) =>
    onChange?.([...value.slice(0, at), ...places, ...value.slice(at + 1)]);
  return (
    <div id={id}>
      {value.map((place, index) => (
        <OnePlace
          key={index}
          index={index}
          place={place}
          languages={languages}
          onChange={(changed) => replace(index, changed)}
          onRemove={() => replace(index)}
        />
      ))}
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange?.([...value, newPlace])}>
        {t('add')}
      </Button>
    </div>
  );
}

interface OnePlaceProps {
  readonly index: number;
  readonly place: Place;
  readonly languages: readonly Language[];
  readonly onChange: (place: Place) => void;
  readonly onRemove: () => void;
}

function OnePlace({ index, place, languages, onChange, onRemove }: OnePlaceProps) {
  const t = useTranslations('console.calendar.place');
  const { contact } = place;
  return (
    <div className={classes.item}>
      <Radio.Group
        aria-label={t('kind')}
        value={place.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(kind) }))}
        onChange={({ target }) =>
          onChange({ ...place, kind: kinds.find((kind) => kind === target.value) ?? place.kind })
        }
      />
      {(['name', 'address', 'remark'] as const).map((field) => (
        <div key={field}>
          <span>{t(field)}</span>
          <LanguageTexts
            label={t(field)}
            languages={languages}
            maxLength={field === 'remark' ? 1_000 : field === 'address' ? 500 : 200}
            isRequired={field !== 'remark'}
            value={place[field]}
            onChange={(text) => onChange({ ...place, [field]: text })}
          />
        </div>
      ))}
      <div>
        <span>{t('person')}</span>
        <LanguageTexts
          label={t('person')}
          languages={languages}
          maxLength={200}
          isRequired={false}
          value={contact.person}
          onChange={(person) => onChange({ ...place, contact: { ...contact, person } })}
        />
      </div>
      <div className={classes.pair}>
        {(['phone', 'email'] as const).map((field) => (
          <label key={field}>
            {t(field)}
            <Input
              value={contact[field]}
              maxLength={field === 'phone' ? 60 : 254}
              onChange={({ target }) => onChange({ ...place, contact: { ...contact, [field]: target.value } })}
            />
          </label>
        ))}
      </div>
      <div className={classes.itemEnd}>
        <Button type="text" icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('remove', { index: String(index + 1) })}
        </Button>
      </div>
    </div>
  );
}
