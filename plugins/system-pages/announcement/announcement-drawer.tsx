import { Callout } from '#ds/callout'
import { Checkbox } from '#ds/checkbox'
import { DateTimePicker } from '#ds/date-time-picker'
import { RichTextEditor } from '#ds/rich-text-editor'
import { SegmentedControl } from '#ds/segmented-control'
import { useFormat, useLanguage, useT, useUploadPicture } from '#sdk/page'
import { announcementKinds } from '#shared/contract/realtime'
import { parseRichText, richTextToPlain } from '#shared/rich-text'
import { TextField } from '../../_families/record-form/fields.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { Records } from '../../_families/records/use-records.ts'
import { bodyOf, changedByAnnouncements, newAnnouncement, type Values, valuesOf } from './announcement-values.ts'
import { AudienceFields } from './audience-fields.tsx'
import { type Announcement, createAnnouncement, getAnnouncement, updateAnnouncement } from './contract.ts'
import { toLocalTime, toMoment } from './local-time.ts'

const calls = {
  get: getAnnouncement,
  create: createAnnouncement,
  update: updateAnnouncement,
  changes: changedByAnnouncements,
}
const shape = { blank: newAnnouncement, valuesOf, bodyOf }

/** The announcement that is open beside the list. A new one is a draft until it is published. */
export function AnnouncementDrawer({ records }: { records: Records }) {
  const t = useT()
  const { dateTime } = useFormat()
  return (
    <ListedDrawer
      records={records}
      width={760}
      calls={calls}
      shape={shape}
      create={t('create')}
      nameOf={({ title }: Announcement) => title}
      textOf={(name, values) => {
        if (name === 'content') return richTextToPlain(values.content)
        if (name === 'kind') return t(`kind.${values.kind}`)
        if (name === 'audience') return t(`audience.${values.audience}`)
        if (name === 'beginTime' || name === 'endTime')
          return values[name] === null ? undefined : dateTime(values[name])
        return undefined
      }}
    >
      {(form: RecordForm<Values>, announcement) => (
        <>
          {announcement && isOut(announcement) && <Callout>{t('edit.published')}</Callout>}
          <TextField form={form} name="title" maxLength={100} required />
          <KindField form={form} />
          <ContentField form={form} />
          <AudienceFields form={form} />
          <div className="grid gap-4 sm:grid-cols-2">
            <MomentField form={form} name="beginTime" />
            <MomentField form={form} name="endTime" />
          </div>
          <FormField<Values> form={form} name="isPinned" label={t('field.isPinned')} isGroup>
            {() => (
              <Checkbox
                label={t('isPinned.label')}
                checked={form.values.isPinned}
                onChange={(isPinned) => form.change({ isPinned })}
              />
            )}
          </FormField>
        </>
      )}
    </ListedDrawer>
  )
}

/** People have been told of it, or will be when its time comes. */
export const isOut = ({ state }: Pick<Announcement, 'state'>): boolean => state !== 'draft' && state !== 'withdrawn'

function KindField({ form }: { form: RecordForm<Values> }) {
  const t = useT()
  return (
    <FormField<Values> form={form} name="kind" label={t('field.kind')} isGroup>
      {() => (
        <SegmentedControl
          label={t('field.kind')}
          value={form.values.kind}
          onChange={(kind) => form.change({ kind })}
          options={announcementKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
        />
      )}
    </FormField>
  )
}

function ContentField({ form }: { form: RecordForm<Values> }) {
  const t = useT()
  const uploadPicture = useUploadPicture()
  return (
    <FormField<Values> form={form} name="content" label={t('field.content')} isGroup>
      {({ id, labelledBy, describedBy, invalid }) => (
        <RichTextEditor
          id={id}
          labelledBy={labelledBy}
          describedBy={describedBy}
          invalid={invalid}
          value={form.values.content}
          uploadPicture={uploadPicture}
          onChange={(doc) => form.change({ content: parseRichText(doc) })}
        />
      )}
    </FormField>
  )
}

function MomentField({ form, name }: { form: RecordForm<Values>; name: 'beginTime' | 'endTime' }) {
  const t = useT()
  const language = useLanguage()
  return (
    <FormField<Values> form={form} name={name} label={t(`field.${name}`)} hint={t(`hint.${name}`)} isGroup>
      {({ required: _, ...control }) => (
        <DateTimePicker
          {...control}
          locale={language}
          value={toLocalTime(form.values[name])}
          onChange={(value) => form.change({ [name]: toMoment(value) })}
        />
      )}
    </FormField>
  )
}
