import { LineField, TextsField } from './fields.tsx';
import { Section } from './section.tsx';
import classes from './sections.module.css';

export function TitlesSection() {
  return (
    <Section name="titles">
      <TextsField name="title" of={(look) => look.title} maxLength={200} rows={2} isRequired />
      <TextsField name="seoTitle" of={(look) => look.seoTitle} maxLength={200} rows={2} isRequired />
    </Section>
  );
}

export function ContactSection() {
  return (
    <Section name="contact">
      <TextsField name="contact.address" of={(look) => look.contact.address} maxLength={500} rows={3} />
      <TextsField name="contact.hours" of={(look) => look.contact.hours} maxLength={300} rows={2} />
      <div className={classes.pair}>
        <LineField name="contact.phone" of={(look) => look.contact.phone} maxLength={60} />
        <LineField name="contact.email" of={(look) => look.contact.email} maxLength={254} />
      </div>
    </Section>
  );
}
