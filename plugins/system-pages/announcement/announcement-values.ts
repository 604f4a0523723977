import { listMessages, pinnedAnnouncements, readAnnouncement, unreadCount } from '#shared/contract/message'
import { emptyRichText } from '#shared/rich-text'
import {
  type Announcement,
  type AnnouncementFields,
  announcementPage,
  announcementReaders,
  getAnnouncement,
} from './contract.ts'

/** What the form holds of an announcement. */
export type Values = AnnouncementFields

/** Endpoints that tell of announcements. */
export const changedByAnnouncements = [
  announcementPage,
  getAnnouncement,
  announcementReaders,
  // Who writes one is often among those it is meant for.
  listMessages,
  unreadCount,
  readAnnouncement,
  pinnedAnnouncements,
]

export const newAnnouncement: Values = {
  title: '',
  kind: 'notice',
  content: emptyRichText,
  audience: 'all',
  deptIds: [],
  roleIds: [],
  beginTime: null,
  endTime: null,
  isPinned: false,
}

export const valuesOf = ({
  title,
  kind,
  content,
  audience,
  deptIds,
  roleIds,
  beginTime,
  endTime,
  isPinned,
}: Announcement): Values => ({ title, kind, content, audience, deptIds, roleIds, beginTime, endTime, isPinned })

/** Of an audience, only what counts. */
export const bodyOf = (values: Values): Values => ({
  ...values,
  deptIds: values.audience === 'departments' ? values.deptIds : [],
  roleIds: values.audience === 'roles' ? values.roleIds : [],
})
