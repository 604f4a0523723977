import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const navigationLabels = ({ t, raw, number }: Say): Pick<KitLabels, 'pagination' | 'carousel'> => {
  return {
    pagination: {
      navigation: t('pagination.navigation'),
      previous: t('pagination.previous'),
      next: t('pagination.next'),
      total: (count) => t('pagination.total', { count, number: number(count) }),
      page: (page) => t('pagination.page', { page: number(page) }),
      size: t('pagination.size'),
      perPage: (size) => t('pagination.perPage', { size: number(size) }),
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
  }
}
