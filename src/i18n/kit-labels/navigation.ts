import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const navigationLabels = ({
  t,
  raw,
  number,
}: Say): Pick<
  KitLabels,
  'pagination' | 'carousel' | 'link' | 'columns-rail' | 'nav-menu' | 'shortcuts' | 'side-menu' | 'tags-view'
> => {
  return {
    pagination: {
      navigation: t('pagination.navigation'),
      previous: t('pagination.previous'),
      next: t('pagination.next'),
      total: (count) => t('pagination.total', { count, number: number(count) }),
      page: (page) => t('pagination.page', { page: number(page) }),
      size: t('pagination.size'),
      perPage: (size) => t('pagination.perPage', { size: number(size) }),
      jump: t('pagination.jump'),
    },
    carousel: {
      carousel: t('carousel.carousel'),
      slide: t('carousel.slide'),
      previous: t('carousel.previous'),
      next: t('carousel.next'),
      pause: t('carousel.pause'),
      play: t('carousel.play'),
      goTo: raw('carousel.goTo'),
      position: raw('carousel.position'),
    },
    link: { newTab: t('link.newTab') },
    'columns-rail': { newTab: t('columns-rail.newTab') },
    'nav-menu': { more: t('nav-menu.more'), newTab: t('nav-menu.newTab') },
    shortcuts: {
      title: t('shortcuts.title'),
      close: t('shortcuts.close'),
      followedBy: t('shortcuts.followedBy'),
      none: t('shortcuts.none'),
      singleKeysOff: t('shortcuts.singleKeysOff'),
    },
    'side-menu': { newTab: t('side-menu.newTab') },
    'tags-view': {
      close: (page) => t('tags-view.close', { page }),
      menu: (page) => t('tags-view.menu', { page }),
      actions: t('tags-view.actions'),
      scrollBack: t('tags-view.scrollBack'),
      scrollOn: t('tags-view.scrollOn'),
      refresh: t('tags-view.refresh'),
      closeThis: t('tags-view.closeThis'),
      closeOthers: t('tags-view.closeOthers'),
      closeLeft: t('tags-view.closeLeft'),
      closeRight: t('tags-view.closeRight'),
      closeAll: t('tags-view.closeAll'),
      fullScreen: t('tags-view.fullScreen'),
      closed: (count, page) => t('tags-view.closed', { count, number: number(count), page }),
      moved: (page, position, count) =>
        t('tags-view.moved', { page, position: number(position), count: number(count) }),
    },
  }
}
