import { defineFormatter } from '#sdk'
import type upload from './definition.ts'

export default defineFormatter<typeof upload>({
  text: (files, _options, { t }) => files.map(({ name }) => oneLine(name)).join(t('separator')),
  // A spreadsheet has no buttons: the address goes along.
  cells: (files, _options, { t, fileUrl }) => [
    files.map(({ id, name }) => t('withAddress', { name: oneLine(name), address: fileUrl(id) })).join(t('separator')),
  ],
})

const oneLine = (name: string): string => name.replace(/\s+/g, ' ')
