import { defineValidator, type Issue, isLonger, noIssues } from '#sdk'
import type provinceCity from './definition.ts'
import { isAddress } from './parts/is-address.ts'
import { levelOf, maxDetailLength, rankOf, wayOf } from './parts/place.ts'

/** How deep it goes, and whether the rest is there. Whether the places exist, and are all there are, only the server knows. */
export default defineValidator<typeof provinceCity>({
  is: isAddress,
  prepare: ({ level, detail }) => {
    const tooDeep: readonly Issue[] = [{ code: 'province-city.unknownPlace' }]
    const noDetail: readonly Issue[] = [{ code: 'province-city.detailMissing' }]
    const longDetail: readonly Issue[] = [{ code: 'province-city.detailTooLong', params: { max: maxDetailLength } }]
    return (address) => {
      // A county that no city governs stands among the cities of its province.
      const most = rankOf(level) + (address[level] ? 0 : 1)
      if (wayOf(address).some(({ code }) => rankOf(levelOf(code)) > most)) return tooDeep
      if (detail === 'none' && address.detail !== undefined) return tooDeep
      if (isLonger(address.detail ?? '', maxDetailLength)) return longDetail
      return detail === 'required' && (address.detail ?? '').trim() === '' ? noDetail : noIssues
    }
  },
})
